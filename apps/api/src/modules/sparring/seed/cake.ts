import { t } from '../../../db/seed/demo/parts.ts';
import type { SeedScenario } from './types.ts';

/** A parent whose child reacted to something from the counter. */
export const cake: SeedScenario = {
  ...{ eid: 1002, id: 401, kind: 'complaint', turns: 8, assessTurns: 6, passScore: 70, attempts: 3, mood: -2 },
  title: t('顾客投诉：蛋糕里有坚果，标签上没写', 'Complaint: nuts in a cake, and none on the label'),
  about: t(
    '一位母亲拿着吃剩的蛋糕回到柜台：孩子对坚果过敏，起了疹子，标签上没有写坚果。',
    'A mother comes back to the counter with what is left of a cake. Her son is allergic to nuts and has a rash; the label said nothing about nuts.',
  ),
  goal: t(
    '先问孩子，再停售留样，不推责任，说清接下来谁在几点联系她',
    'Ask about the child first, stop sales and keep the sample, blame nobody, and say who calls her when',
  ),
  partner: t('霍洛威女士，顾客', 'Ms Holloway, customer'),
  roles: [t('柜台员工', 'Counter colleague'), t('值班经理', 'Duty manager')],
  openings: [
    t(
      '我儿子对坚果过敏，吃了你们的蛋糕，脸上全是疹子！标签上一个字都没写！',
      'My son is allergic to nuts. He ate your cake and his face is covered in a rash. There is not a word about nuts on this label!',
    ),
    t(
      '你是经理？好。我儿子吃了你们的蛋糕过敏了，标签上没写坚果。你打算怎么办？',
      'You are the manager? Good. My son had a reaction to your cake and the label says nothing about nuts. What are you going to do?',
    ),
  ],
  criteria: [
    ['care', t('先关心人', 'People first'), 25, 0],
    ['fair', t('不推责任', 'No blame'), 20, 20],
    ['safe', t('马上止住危险', 'Stop the danger'), 25, 0],
    ['facts', t('问清事实', 'Get the facts'), 20, 0],
    ['next', t('说清下一步', 'Say what happens next'), 10, 0],
  ],
  intents: [
    {
      ...{ key: 'doubt', criterion: 'fair', points: -9, mood: -2 },
      words:
        '你确定/是不是吃了别的/别的东西/不可能/应该问/应该看/你没说/not possible/are you sure/something else/should have asked/should have checked/your fault/your responsibility/impossible',
      why: t('在怀疑顾客，她会觉得要自己证明。', 'It doubts her: now she has to prove it.'),
      tense: [
        t('你是说我撒谎？蛋糕就在这儿！', 'Are you calling me a liar? The cake is right here!'),
        t('我该看什么？标签上没写，我看什么？', 'Checked what? There is nothing on the label to check!'),
      ],
    },
    {
      ...{ key: 'policy', criterion: 'fair', points: -5, mood: -1 },
      words:
        '公司规定/不归我/供应商的/工厂的/退款政策/policy/not my department/the supplier/the bakery made/nothing i can do',
      why: t('搬出规定或供应商，等于说与我无关。', 'Policy and suppliers sound like “not my problem”.'),
      tense: [
        t('我不管谁做的，是你们卖的。', 'I do not care who made it. You sold it.'),
        t('我孩子都这样了，你跟我谈规定？', 'My child is ill and you talk to me about rules?'),
      ],
    },
    {
      ...{ key: 'child', criterion: 'care', points: 14, mood: 2 },
      words:
        '孩子怎么样/他怎么样/现在怎么样/呼吸/儿子还好/送医/看医生/医院/用药/how is he/how is your son/how is the child/how is your child/how is your boy/is he ok/is he all right/breathing/doctor/hospital/ambulance/medicine/epipen',
      why: t('第一句问孩子，顺序对了。', 'It asks about the child first.'),
      tip: t('第一句先问孩子现在怎么样、呼吸有没有困难。', 'Begin with the child: how is he, is he breathing well?'),
      calm: [
        t(
          '他吃了药，现在好一些，他爸爸看着。',
          'He has had his medicine and is a little better. His father is with him.',
        ),
      ],
      tense: [t('吃了药才压下去！他爸在家看着。', 'It took medicine to get it down! His father is with him.')],
    },
    {
      ...{ key: 'sorry', criterion: 'care', points: 11, mood: 1 },
      words: '对不起/抱歉/我很难过/sorry/apologise/apologize',
      why: t('道了歉，没有加“但是”。', 'A plain apology.'),
      tip: t('道歉，不要接“但是”。', 'Apologise, without a “but”.'),
      calm: [t('谢谢，总算有人这么说。', 'Thank you. At least somebody says so.')],
      tense: [t('道歉不能让疹子消下去。', 'Sorry does not take the rash away.')],
    },
    {
      ...{ key: 'withdraw', criterion: 'safe', points: 14, mood: 1 },
      words:
        '下架/停售/撤下/全部收/off sale/off the shelf/stop selling/pull the/pull them/remove the/remove them/withdraw/take them off',
      why: t('马上停售，挡住下一个孩子。', 'Stops sales at once, before the next child.'),
      tip: t('说清同批蛋糕马上下架。', 'Say that the rest of the batch comes off sale now.'),
      calm: [t('好，别让别的孩子也吃到。', 'Good. No other child should eat it.')],
      tense: [t('早该撤了！', 'That should have been done already!')],
    },
    {
      ...{ key: 'keep', criterion: 'safe', points: 11, mood: 0 },
      words: '留样/样品/送检/化验/保留/封存/keep the/sample/send it to/laboratory/tested/testing',
      why: t('留住了样品，能查清。', 'Keeps the sample, so that it can be tested.'),
      tip: t('请她把蛋糕留下送检，并给收据。', 'Ask to keep the cake for testing, and give a receipt.'),
      calm: [t('可以留给你们，但我要一张收据。', 'You may keep it, but I want a receipt.')],
      tense: [t('给你可以，别弄丢了再说没这回事。', 'Take it, and do not lose it and tell me it never happened.')],
    },
    {
      ...{ key: 'label', criterion: 'facts', points: 10, mood: 0 },
      words: '标签/批号/日期/包装/小票/照片/label/batch/date on/packaging/receipt/photo/picture',
      why: t('问到了标签、批号或小票。', 'Asks for label, batch or receipt.'),
      tip: t('要标签、批号和小票。', 'Ask for the label, the batch and the receipt.'),
      calm: [t('标签在这儿，小票在手机里。', 'Here is the label. The receipt is on my phone.')],
      tense: [t('标签在这儿，你自己看，哪里写了坚果？', 'Here is the label. Show me where it says nuts.')],
    },
    {
      ...{ key: 'time', criterion: 'facts', points: 10, mood: 0 },
      words: '什么时候吃/几点吃/吃了多少/什么时候买/when did/how much/how long/what time did',
      why: t('问清了什么时候吃、吃了多少。', 'Asks when and how much he ate.'),
      tip: t('问什么时候吃的、吃了多少。', 'Ask when he ate it, and how much.'),
      calm: [t('两点左右，吃了半块。', 'Around two, half a slice.')],
      tense: [t('两点，半块。就半块！', 'At two. Half a slice. Half!')],
    },
    {
      ...{ key: 'call', criterion: 'next', points: 10, mood: 1 },
      words:
        '#time+联系/#time+电话/#time+打给/#time+答复/#time+通知/#time+call/#time+ring/#time+phone/#time+contact/#time+hear',
      why: t('说清了谁在几点联系她。', 'Says when she will be called.'),
      tip: t('说清谁在几点给她打电话。', 'Say who calls her and at what time.'),
      calm: [t('好，我等电话。', 'All right, I shall wait for the call.')],
      tense: [t('到点没人打，我就去找监管部门。', 'If nobody calls by then, I go to the authorities.')],
    },
  ],
  topics: [
    {
      settledBy: ['child'],
      asks: [
        t('你都不问一句我孩子怎么样？', 'You have not even asked how my son is.'),
        t('我说的是我的孩子！', 'This is my child we are talking about!'),
      ],
    },
    {
      settledBy: ['withdraw'],
      asks: [
        t('架子上还摆着呢，你没看见？', 'They are still on the shelf. Do you not see them?'),
        t('别的孩子再吃到怎么办？', 'And what if another child eats one?'),
      ],
    },
    {
      settledBy: ['label', 'time', 'keep'],
      asks: [
        t('那你们怎么查？什么都不问？', 'And how will you look into it? You are not asking anything.'),
        t('蛋糕就在我手里，你要还是不要？', 'The cake is in my hand. Do you want it or not?'),
      ],
    },
    {
      settledBy: ['call'],
      asks: [
        t('然后呢？我回家干等？', 'And then? I go home and wait?'),
        t('谁联系我？几点？', 'Who calls me? At what time?'),
      ],
    },
  ],
  unclear: [
    t('我没明白，你要做什么？', 'I do not follow. What are you going to do?'),
    t('这跟我儿子有什么关系？', 'What does that have to do with my son?'),
  ],
  unclearTense: [t('别敷衍我。', 'Do not fob me off.'), t('我问的不是这个！', 'That is not what I asked!')],
  repeated: [t('这个你说过了。', 'You have said that.'), t('好，还有呢？', 'Yes. And what else?')],
  agreed: t(
    '谢谢你认真对待。蛋糕留给你们，我等电话。',
    'Thank you for taking it seriously. You keep the cake, and I shall wait for your call.',
  ),
  broken: t('算了，我直接找监管部门，也会发到网上。', 'Enough. I am going to the authorities, and to the press.'),
  timeUp: t('我得回去看孩子了。', 'I have to get back to my son.'),
};
