import { t } from '../../../db/seed/demo/parts.ts';
import type { SeedScenario } from './types.ts';

/** A customer at the cheese counter who only looks. */
export const cheese: SeedScenario = {
  ...{ eid: 1002, id: 402, kind: 'sales', turns: 8, assessTurns: 6, passScore: 70, attempts: 3, mood: 0 },
  title: t('柜台推荐：随便看看的顾客', 'Cheese counter: “just looking”'),
  about: t(
    '周五傍晚，一位顾客在奶酪柜前转了两圈，说随便看看；他周末要请六个人吃饭。',
    'Friday evening. A customer has been round the cheese counter twice and says he is just looking. He has six people for dinner this weekend.',
  ),
  goal: t(
    '问出场合和口味，请他尝，给出搭配，不硬推',
    'Find out the occasion and the taste, offer to try, suggest what goes together, and never push',
  ),
  partner: t('帕特尔先生，顾客', 'Mr Patel, customer'),
  roles: [t('柜台员工', 'Counter colleague')],
  openings: [t('谢谢，我随便看看。', 'Thanks, I am just looking.')],
  criteria: [
    ['ask', t('问出需要', 'Find the need'), 30, 0],
    ['taste', t('请他尝', 'Offer to try'), 20, 0],
    ['fit', t('推荐有理由', 'A suggestion with a reason'), 25, 0],
    ['calm', t('不硬推', 'No pressure'), 15, 15],
    ['close', t('自然地收尾', 'Close naturally'), 10, 0],
  ],
  intents: [
    {
      ...{ key: 'push', criterion: 'calm', points: -8, mood: -2 },
      words:
        '必须买/最后一块/马上没了/赶紧/不买/错过/you must buy/last chance/hurry/only today/you should buy/best price',
      why: t('在催，顾客会走。', 'It pushes, and people walk away from that.'),
      calm: [t('那我还是再看看吧。', 'I will have another look, then.')],
      tense: [t('我说了，随便看看。', 'I said I am just looking.')],
    },
    {
      ...{ key: 'occasion', criterion: 'ask', points: 15, mood: 1 },
      words:
        '周末/请客/聚会/什么场合/给谁/几个人/自己吃/送人/occasion/weekend/guests/dinner/party/for whom/who is it for/how many people/special',
      why: t('问出了场合。', 'It finds out the occasion.'),
      tip: t('问一句：自己吃还是请客？', 'Ask: is it for yourself or for guests?'),
      calm: [
        t(
          '周六晚上请六个人吃饭，饭后想上点奶酪。',
          'Six people for dinner on Saturday. I thought of cheese after the meal.',
        ),
      ],
    },
    {
      ...{ key: 'liking', criterion: 'ask', points: 15, mood: 1 },
      words: '口味/喜欢/清淡/重口/软的/硬的/过敏/like/prefer/mild/strong/soft/hard/allerg/taste do you/vegetarian',
      why: t('问出了口味或忌口。', 'It asks about taste or what people cannot eat.'),
      tip: t('问口味，也问有没有人过敏或吃素。', 'Ask about taste, and whether anybody is allergic or vegetarian.'),
      calm: [t('我喜欢味道淡一点的，有一位客人吃素。', 'Something mild, I think. One of them is vegetarian.')],
    },
    {
      ...{ key: 'sample', criterion: 'taste', points: 20, mood: 2 },
      words: '尝/试吃/来一小块/切一片/try/taste this/sample/a little piece/slice for you',
      why: t('请他尝，比讲半天有用。', 'An offer to try does more than a description.'),
      tip: t('切一小片请他尝。', 'Cut him a small piece.'),
      calm: [t('嗯，这个不错，回味有点像坚果。', 'Mm, that is good. A little nutty.')],
    },
    {
      ...{ key: 'reason', criterion: 'fit', points: 13, mood: 1 },
      words: '因为/适合/所以/配/搭/because/goes with/go with/goes well/pairs/pair it/suits/good with/ideal for',
      why: t('推荐说出了理由或搭配。', 'The suggestion has a reason.'),
      tip: t('说为什么适合他：素食凝乳、淡、饭后。', 'Say why it suits him: vegetarian rennet, mild, after dinner.'),
      calm: [t('有道理。', 'That makes sense.')],
    },
    {
      ...{ key: 'amount', criterion: 'fit', points: 12, mood: 1 },
      words:
        '#number+克/#number+块/#number+种/#number+个人/三种/每人/#number+gram/#number+piece/#number+kind/#number+cheeses/three cheeses/per person/each',
      why: t('替他算好了量。', 'It works out how much he needs.'),
      tip: t('替他算：六个人三种，一共四百克左右。', 'Work it out for him: three cheeses, about 400 grams for six.'),
      calm: [t('六个人三种就够？好。', 'Three are enough for six? Good.')],
    },
    {
      ...{ key: 'close', criterion: 'close', points: 10, mood: 0 },
      words:
        '给您包/帮您切/要不要我/还需要/要不要来/wrap/cut you/shall i/would you like me/anything else/can i get you',
      why: t('用一个问题收尾，由他决定。', 'It ends in a question; the choice is his.'),
      tip: t('用一个问题收尾：要不要我帮您切好？', 'End with a question: shall I cut it for you?'),
      calm: [t('好，就这样，帮我切好。', 'Yes, please, cut it for me.')],
    },
  ],
  topics: [
    {
      settledBy: ['occasion'],
      asks: [
        t('嗯……不太确定要什么。', 'Hm. I am not quite sure what I need.'),
        t('种类也太多了。', 'There are so many of them.'),
      ],
    },
    { settledBy: ['liking'], asks: [t('味道太冲的我可不敢要。', 'Nothing that empties the room, mind.')] },
    {
      settledBy: ['sample', 'reason'],
      asks: [
        t('哪种好？我看着都差不多。', 'Which is good? They all look alike to me.'),
        t('好吃吗？我没吃过。', 'Is it nice? I have never had it.'),
      ],
    },
    { settledBy: ['amount'], asks: [t('那买多少合适？', 'And how much should I get?')] },
    { settledBy: ['close'], asks: [t('好，我想想。', 'Right. Let me think.'), t('嗯……', 'Well…')] },
  ],
  unclear: [t('嗯，我再看看。', 'Hm. I will keep looking.'), t('哦，是吗。', 'Oh, is that so.')],
  unclearTense: [t('不用了，谢谢。', 'No, thank you.'), t('我自己看就行。', 'I am fine on my own.')],
  repeated: [t('这个你刚说了。', 'You just said that.')],
  agreed: t(
    '太好了，就这三种。你讲得真清楚，下次还找你。',
    'Lovely, those three then. You explained that well. I will come to you again.',
  ),
  broken: t('不用了，我去别处看看。', 'Never mind. I will go somewhere else.'),
  timeUp: t('我得走了，停车快到点了。', 'I must go, my parking runs out.'),
};
