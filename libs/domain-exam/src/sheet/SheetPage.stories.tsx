import { ErrorCode } from '@banyan/contracts';
import { examPaper, handInAttempt, saveAnswers, type ExamPaper } from '@banyan/contracts/exam';
import { NetworkError, RefusedError } from '@banyan/core-http';
import { fits, narrow, storyKit, type StoryLanguage } from '@banyan/core-screen/stories';
import { answer, failing, waiting } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { memoryShelf, type AnswerShelf } from '../answers/AnswerShelf.ts';
import { deviceShelf } from '../answers/deviceShelf.ts';
import { fixtureNow } from '../testing/fixtures.ts';
import { examStoryDomain } from '../testing/examStory.tsx';
import { makeMaterials, makePictures } from '../testing/materials.ts';
import { makePaper, makeParts, sampleAnswer } from '../testing/sheet.ts';
import { refused, SheetServer } from '../testing/sheetServer.ts';
import { storyDevice } from '../testing/storyDevice.ts';
import { modeName, placeName } from './PaperStore.ts';
import { SheetPage } from './SheetPage.tsx';

const at = '/task/exam/questions/301';

interface Given {
  /** Values of the paper that differ from the fixture's. */
  paper?: (language: StoryLanguage) => Partial<Parameters<typeof makePaper>[0]>;
  /** Changes the server before the first call. */
  server?: (server: SheetServer) => void;
  /** Numbers of questions with answers on the device alone. */
  left?: readonly number[];
  shelf?: () => AnswerShelf;
  /** The whole paper is shown. */
  whole?: boolean;
  /** Number of the question that was in view before a reload. */
  seen?: number;
}

const key = { eid: 1001, userId: '20381', attemptId: 880 };

/** A shelf with answers that an earlier page could not send. */
function shelfWith(paper: ExamPaper, numbers: readonly number[]): AnswerShelf {
  const shelf = memoryShelf();
  for (const part of paper.parts) {
    for (const question of part.questions.filter(({ no }) => numbers.includes(no))) {
      const left = { ...sampleAnswer(part, question, 2), flagged: true, at: paper.standing.now };
      void shelf.keep(key, left);
    }
  }
  return shelf;
}

/** The sheet on a server of its own. */
function onServer({ paper, server: prepare, left = [], shelf, whole = false, seen }: Given = {}): Pick<
  StoryObj,
  'decorators' | 'parameters'
> {
  const made = new Map<StoryLanguage, { server: SheetServer; shelf: AnswerShelf }>();
  const of = (language: StoryLanguage) => {
    const own = makePaper({ language, ...paper?.(language) });
    const server = new SheetServer(own);
    prepare?.(server);
    const both = { server, shelf: shelf?.() ?? shelfWith(own, left) };
    made.set(language, both);
    return both;
  };
  const place = makeParts('zh')
    .flatMap(({ questions }) => questions)
    .find(({ no }) => no === seen);
  const remembered = {
    ...(whole ? { [modeName]: 'all' } : {}),
    ...(place === undefined ? {} : { [placeName(key.attemptId)]: String(place.id) }),
  };
  const kit = storyKit({
    ...examStoryDomain,
    deps: (language) => ({
      ...examStoryDomain.deps(language),
      device: storyDevice({ shelf: (made.get(language) ?? of(language)).shelf }, remembered),
    }),
  });
  return {
    decorators: [kit.page(SheetPage)],
    parameters: { screen: { at, answers: (language: StoryLanguage) => of(language).server.answers() } },
  };
}

const offline = () => Promise.reject(new NetworkError(saveAnswers));
const cutOff = (server: SheetServer) => {
  server.before = (name) => (name === 'paper' ? undefined : offline());
};

const meta: Meta<typeof SheetPage> = {
  title: 'exam/Answer sheet page',
  component: SheetPage,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof SheetPage>;

export const Default: Story = { ...onServer(), tags: ['english', 'dark'] };

/** Answered, open and flagged questions; one answer has not got through. */
export const Mixed: Story = onServer({
  paper: () => ({ answered: 21, open: [9, 17] }),
  left: [22],
  server: cutOff,
});

/** Nothing is answered yet. */
export const Untouched: Story = onServer({ paper: () => ({ answered: 0, flagged: [] }) });

/** All questions below each other. */
export const WholePaper: Story = onServer({ whole: true });

/** The session has ended; the portal offers the login in place of the button. */
export const SignedOut: Story = onServer({
  left: [23],
  server: (server) => {
    server.before = (name) =>
      name === 'paper' ? undefined : Promise.reject(refused(saveAnswers, ErrorCode.unauthenticated));
  },
});

/** A face check is due, and no camera is requested. */
export const FaceDue: Story = onServer({
  paper: () => ({ faceLimit: 3, faceWithoutCamera: true }),
  server: (server) => {
    server.faceDueAt = fixtureNow;
  },
});

/** Gaps to fill in. */
export const FillIn: Story = onServer({ paper: () => ({ answered: 40 }) });

/** A short answer with its count, and files. */
export const ShortAnswer: Story = onServer({ paper: () => ({ answered: 44 }) });

/** Pictures, a sound and a document of a question, whose answer may carry files. */
export const Pictures: Story = onServer({
  paper: (language) => ({
    answered: 0,
    flagged: [],
    parts: makeParts(language).map((part, index) => ({
      ...part,
      questions: part.questions.map((question, nth) =>
        index + nth > 0
          ? question
          : {
              ...question,
              pictures: makePictures(language),
              materials: makeMaterials(),
              takesFiles: true,
            },
      ),
    })),
  }),
});

export const Loading: Story = {
  decorators: Default.decorators ?? [],
  parameters: { screen: { at, answers: () => [answer(examPaper, waiting)] } },
};
export const Failed: Story = {
  decorators: Default.decorators ?? [],
  parameters: { screen: { at, answers: () => [failing(examPaper)] } },
};

/** No attempt is open: the start page begins one. */
export const NoAttempt: Story = {
  decorators: Default.decorators ?? [],
  parameters: {
    screen: {
      at,
      answers: () => [
        answer(examPaper, () =>
          Promise.reject(new RefusedError(examPaper, { code: ErrorCode.notFound, msg: '', data: null })),
        ),
      ],
    },
  },
};
export const Visitor: Story = {
  decorators: Default.decorators ?? [],
  parameters: { screen: { at, visitor: true } },
};

/** Another window answers. */
export const HeldElsewhere: Story = onServer({
  server: (server) => {
    server.holder = 'another-window-01';
  },
});

/** Five answers wait for the connection. */
export const Offline: Story = onServer({
  paper: () => ({ answered: 17 }),
  left: [18, 19, 20, 21, 22, 23],
  server: cutOff,
});

/** The clock warns. */
export const LastMinute: Story = onServer({ paper: () => ({ answered: 44, leftS: 58 }) });

/** An answer that another page left arrives after the end: it goes into the record, or waits on the device. */
const tooLate = (late: () => Promise<void> | void) => (server: SheetServer) => {
  server.before = (name) => {
    if (name === 'save') server.close('deadline');
    return name === 'late' ? late() : undefined;
  };
};
export const LateKept: Story = { ...onServer({ left: [22], server: tooLate(() => undefined) }), tags: ['english'] };
export const LateFailed: Story = onServer({ left: [22], server: tooLate(offline) });

/** The time is over without a network: handing in is retried until it succeeds. */
export const TimeUp: Story = onServer({ paper: () => ({ answered: 44, leftS: 0 }), server: cutOff });

export const FiveHundred: Story = onServer({
  paper: (language) => ({ answered: 230, parts: makeParts(language, 11) }),
});

export const LongTexts: Story = {
  ...onServer({
    paper: (language) => ({
      title: (language === 'zh'
        ? 'GB/T 2828.1 计数抽样检验程序与过程质量控制综合能力'
        : 'Store operations, food safety and customer service: '
      ).repeat(4),
      answered: 0,
      flagged: [],
      parts: makeParts(language).map((part) => ({
        ...part,
        questions: part.questions.map((question) => ({
          ...question,
          stem: `${question.stem} `.repeat(12),
          options: question.options.map(({ id, text }) => ({ id, text: `${text}, `.repeat(14) })),
        })),
      })),
    }),
  }),
  tags: ['english'],
};

/** The server of the running story. */
const live: { server?: SheetServer } = {};
const watched = (given: Given = {}) =>
  onServer({
    ...given,
    server: (server) => {
      live.server = server;
      given.server?.(server);
    },
  });
const server = () => {
  if (live.server === undefined) throw new Error('no server was made');
  return live.server;
};

/** A paper that ends on another day shows that day. */
export const TomorrowTest: Story = {
  ...watched({ paper: () => ({ leftS: 24 * 3600 }) }),
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^明天 \d{2}:\d{2} 自动交卷$/)).toBeVisible();
  },
};

/** After a reload the paper is at the learner's place, answered or not. */
export const ReloadedTest: Story = {
  ...onServer({ seen: 12 }),
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('#question-12')).not.toBeNull());
    await expect(canvasElement.querySelector('#question-23')).toBeNull();
  },
};

/** The window was left as often as allowed: a warning says that the next time ends the exam. */
export const SwitchesUpTest: Story = {
  ...onServer({ paper: (language) => ({ standing: { ...makePaper({ language }).standing, switches: 5 } }) }),
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('已经离开答题页 5 次，再离开一次就会自动交卷。')).toBeVisible();
  },
};

export const KeyboardTest: Story = {
  ...watched({ paper: () => ({ answered: 20, flagged: [] }) }),
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { name: '第 21 题，共 46 题，多选题' });
    await userEvent.keyboard('a3m');
    await expect(canvas.getByRole('checkbox', { name: '更换模具或刀具' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: '设备维修之后' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: '第 21 题、已答、已标记' })).toHaveAttribute(
      'aria-current',
      'step',
    );
    await userEvent.keyboard('n');
    await expect(canvas.getByRole('heading', { name: '第 22 题，共 46 题，多选题' })).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}c');
    await expect(canvas.getByRole('checkbox', { name: '设备维修之后' })).not.toBeChecked();
    await waitFor(() => expect(server().kept.get(5021)?.value.choice).toEqual([0]), { timeout: 5000 });
    await userEvent.keyboard('?');
    const body = within(canvasElement.ownerDocument.body);
    await body.findByRole('dialog', { name: '快捷键' });
    await userEvent.keyboard('n{Escape}');
    await expect(canvas.getByRole('heading', { name: '第 21 题，共 46 题，多选题' })).toBeInTheDocument();
  },
};

export const HandInTest: Story = {
  ...watched({ paper: () => ({ answered: 44 }) }),
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.type(await canvas.findByLabelText('作答'), '先隔离，再追溯');
    await userEvent.click(canvas.getByRole('button', { name: '交卷' }));
    const dialog = await body.findByRole('alertdialog', { name: '确认交卷？' });
    await waitFor(() => expect(within(dialog).getByText('还有 1 题未答：')).toBeVisible());
    let reachable = false;
    server().before = (name) => (name === 'handIn' && !reachable ? offline() : undefined);
    await userEvent.click(within(dialog).getByRole('button', { name: '交卷' }));
    await body.findByRole('alertdialog', { name: '还没有交上' });
    reachable = true;
    await userEvent.click(body.getByRole('button', { name: '立即重试' }));
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/task/exam/result/880'), {
      timeout: 5000,
    });
    await expect(server().kept.get(5045)?.value.text).toBe('先隔离，再追溯');
    await expect(server().receipt?.reason).toBe('learner');
  },
};

export const OfflineTest: Story = {
  ...watched({ paper: () => ({ answered: 0, flagged: [] }) }),
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const first = await canvas.findByRole('radio', { name: '计数调整型抽样检验' });
    cutOff(server());
    await userEvent.click(first);
    await userEvent.click(canvas.getByRole('button', { name: '下一题' }));
    await expect(await canvas.findByText('第 1 题还在本机，正在重新发送。可以继续作答。')).toBeVisible();
    await expect(canvas.getByText('1 题待保存')).toBeVisible();
    server().before = () => undefined;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(canvas.queryByText('1 题待保存')).toBeNull(), { timeout: 5000 });
    await expect(server().kept.get(5001)?.value.choice).toEqual([0]);
  },
};

export const TakeOverTest: Story = {
  ...HeldElsewhere,
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: '在这里继续答题' }));
    await waitFor(() => expect(body.queryByRole('alertdialog')).toBeNull());
    await expect(within(canvasElement).getByRole('button', { name: '交卷' })).toBeEnabled();
  },
};

export const ReportTest: Story = {
  ...watched(),
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: '反馈' }));
    const field = await body.findByLabelText('问题描述');
    cutOff(server());
    await userEvent.type(field, 'B 和 D 相同');
    await userEvent.click(body.getByRole('button', { name: '提交反馈' }));
    await expect(await body.findByText('没有提交成功，内容还在，可以再试一次。')).toBeVisible();
    await expect(field).toHaveValue('B 和 D 相同');
    server().before = () => undefined;
    await userEvent.click(body.getByRole('button', { name: '提交反馈' }));
    await expect(await canvas.findByText('已收到反馈，谢谢。')).toBeVisible();
    await expect(server().reports).toEqual(['B 和 D 相同']);
  },
};

export const FaceDueTest: Story = {
  ...watched({
    paper: () => ({ faceLimit: 3, faceWithoutCamera: true }),
    server: (given) => {
      given.faceDueAt = fixtureNow;
    },
  }),
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const dialog = await body.findByRole('dialog', { name: '请核对是你本人' });
    await userEvent.click(await within(dialog).findByRole('button', { name: '✗' }));
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    await expect(server().calls.map(({ name }) => name)).toContain('noCamera');
  },
};

/** The browser's database survives the page. */
export const KeptOnDeviceTest: Story = {
  ...watched({
    paper: () => ({ attemptId: 881, answered: 0, flagged: [] }),
    server: cutOff,
    shelf: () => deviceShelf(),
  }),
  tags: ['test', '!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const own = { eid: 1001, userId: '20381', attemptId: 881 };
    const shelf = deviceShelf();
    await userEvent.click(await within(canvasElement).findByRole('radio', { name: '计数调整型抽样检验' }));
    await waitFor(async () =>
      expect(await shelf.read(own, fixtureNow)).toMatchObject([{ questionId: 5001, value: { choice: [0] } }]),
    );
    await shelf.drop(own, 5001, 0);
    await expect(await shelf.read(own, fixtureNow)).toHaveLength(1);
    await shelf.drop(own, 5001, 1);
    await expect(await shelf.read(own, fixtureNow)).toEqual([]);
    // After two months the answer is too old to be restored.
    await shelf.keep(own, {
      questionId: 5002,
      revision: 1,
      value: { choice: [1], gaps: [], text: '', files: [] },
      flagged: false,
      at: fixtureNow,
    });
    await expect(await shelf.read(own, fixtureNow + 60 * 86_400_000)).toEqual([]);
    await shelf.clear(own);
  },
};

export const NarrowTest: Story = {
  ...onServer(),
  tags: ['test', '!dev', '!autodocs'],
  globals: { language: 'en', enterprise: 'larkfield' },
  play: async ({ canvasElement }) => {
    const page = canvasElement.querySelector('main');
    if (page !== null) page.style.width = `${narrow}px`;
    await within(canvasElement).findByRole('heading', { name: 'Answer sheet 22 / 46 answered' });
    await expect(fits(canvasElement)).toBe(true);
  },
};

export const HandInFailed: Story = onServer({
  paper: () => ({ answered: 46, leftS: 0 }),
  server: (given) => {
    given.before = (name) => (name === 'handIn' ? Promise.reject(new NetworkError(handInAttempt)) : undefined);
  },
});
