import type { UploadedFile, UploadKind } from '@banyan/contracts';
import { assessmentScreens } from '@banyan/contracts/exam';
import { storyKit, type StoryDomain } from '@banyan/core-screen/stories';
import type { Decorator } from '@storybook/react-vite';
import { examDomain } from '../exam.domain.ts';
import type { ExamModuleDeps } from '../exam.environment.ts';
import { examLinks } from '../exam.links.ts';
import { loadFakeFaceCheck, loadFakeLoginAgain } from './portalParts.tsx';
import { examAnswers } from './examAnswers.ts';
import { fixtureNow } from './fixtures.ts';
import { storyDevice } from './storyDevice.ts';

/** The server's answer to an uploaded file. */
const uploaded = ({ name, size, type }: File, kind: UploadKind): UploadedFile => ({
  ...{ id: 'a'.repeat(22), kind, name, size, type },
  ...{ sha256: '0'.repeat(64), url: '' },
});

/** This domain with the dependencies of its stories. */
export const examStoryDomain: StoryDomain<ExamModuleDeps> = {
  within: examDomain.within,
  answers: examAnswers,
  paths: [...Object.values(examLinks), ...Object.values(assessmentScreens)].map(({ path }) => path),
  deps: () => ({
    now: () => fixtureNow,
    device: storyDevice(),
    uploader: { upload: (file) => Promise.resolve(uploaded(file, 'examAttachment')) },
    ports: {
      sendImage: (file) => Promise.resolve(uploaded(file, 'questionnaireImage')),
      loadLoginAgain: loadFakeLoginAgain,
      loadFaceCheck: loadFakeFaceCheck,
      lessonHref: ({ courseId, chapterId, second }) => `/course/${courseId}?chapter=${chapterId}&from=${second}`,
    },
  }),
};

const kit = storyKit(examStoryDomain);
/** Parameters of a story; its own values override those of its file. */
export const { inStory } = kit;
/** A screen of this domain on its real stores. */
export const examPage = kit.page;
/** A component of this domain on its real stores, `width` pixels wide. */
export const inExam = kit.component;

/** The console's sheet around a page: as high as the window, laid out from top to bottom. */
export const onSheet: Decorator = (Story) => (
  <>
    <style>{'main { position: relative; display: flex; flex-direction: column; height: 852px }'}</style>
    <Story />
  </>
);
