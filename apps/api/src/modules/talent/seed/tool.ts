import type { L10n } from '../../../db/seed/content/types.ts';
import { t } from '../../../db/seed/demo/parts.ts';

interface Statement {
  readonly dimension: string;
  readonly text: L10n;
  readonly reversed?: boolean;
}

/** The tool that both demo enterprises use: six dimensions, three statements each, told of whoever is assessed. */
export const tool = {
  title: t('骨干行为问卷', 'Key behaviours questionnaire'),
  about: t(
    '按最近三个月的真实表现作答，没有对错。拿不准就选“一般”。答一题存一题，可以随时离开。',
    'Answer by what was really done in the last three months; nothing is right or wrong. In doubt, take “sometimes”. Each answer is saved as you give it, and you can leave at any time.',
  ),
  minutes: 8,
  scale: [t('从不', 'Never'), t('很少', 'Rarely'), t('一般', 'Sometimes'), t('经常', 'Often'), t('总是', 'Always')],
  dimensions: [
    {
      key: 'craft',
      title: t('专业', 'Craft'),
      about: t('活干得对，说得出为什么。', 'Does the work right and can say why.'),
    },
    {
      key: 'solve',
      title: t('解决问题', 'Solving problems'),
      about: t('找到原因，不只压住表面。', 'Finds causes, not only fixes.'),
    },
    { key: 'own', title: t('担当', 'Ownership'), about: t('事到自己这里就停住。', 'Things stop with this person.') },
    {
      key: 'work',
      title: t('协作', 'Working together'),
      about: t('让别人的活好干。', 'Makes the work of others easier.'),
    },
    { key: 'coach', title: t('带教', 'Coaching'), about: t('教得会人，也愿意教。', 'Teaches, and likes to.') },
    { key: 'learn', title: t('学习', 'Learning'), about: t('听得进，改得快。', 'Listens, and changes quickly.') },
  ],
  statements: [
    {
      dimension: 'craft',
      text: t('遇到没见过的情况，能说出该按哪条标准办。', 'Knows which standard applies when something new comes up.'),
    },
    {
      dimension: 'solve',
      text: t('出了问题，会追到原因再关掉。', 'Follows a problem to its cause before closing it.'),
    },
    { dimension: 'own', text: t('答应的事，到点就有结果。', 'Delivers what was promised, when it was promised.') },
    {
      dimension: 'work',
      text: t('交接时把别人需要知道的都说清楚。', 'Hands over everything that the next person needs to know.'),
    },
    {
      dimension: 'coach',
      text: t('愿意花时间教新人，直到对方会做。', 'Takes the time to teach newcomers until they can do it.'),
    },
    { dimension: 'learn', text: t('主动学本岗以外的东西。', 'Learns things beyond the own job without being asked.') },
    { dimension: 'craft', text: t('做出来的活，别人不用返工。', 'Does work that nobody has to do again.') },
    {
      dimension: 'solve',
      text: t('同样的问题在他手上会反复出现。', 'Has the same problem come back again and again.'),
      reversed: true,
    },
    {
      dimension: 'own',
      text: t(
        '出了差错，先想怎么补，再想是谁的。',
        'When something goes wrong, first thinks how to mend it, then whose it was.',
      ),
    },
    {
      dimension: 'work',
      text: t('别的部门找他，愿意先听完再说难处。', 'Hears other teams out before saying what is difficult.'),
    },
    {
      dimension: 'coach',
      text: t(
        '指出别人的问题时，说得具体、对事不对人。',
        'Is specific about what went wrong, and never about the person.',
      ),
    },
    { dimension: 'learn', text: t('听到批评会急着解释。', 'Hurries to explain when criticised.'), reversed: true },
  ] satisfies readonly Statement[],
};
