import { storyKit, type StoryDomain } from '@banyan/core-screen/stories';
import { trainingDomain } from '../training.domain.ts';
import type { TrainingModuleDeps } from '../training.environment.ts';
import { trainingLinks } from '../training.links.ts';
import type { TrainingPorts } from '../training.ports.ts';
import { trainingAnswers } from './trainingAnswers.ts';
import { fixtureNow } from './fixtures.ts';

const storyPorts: TrainingPorts = {
  taskHrefs: {
    course: (id) => `/course/${id}`,
    exam: (id) => `/task/exam/excessive/${id}`,
    questionnaire: (id) => `/questionnaire/excessive/${id}`,
  },
  coursesHref: () => '/course',
  serverAddress: (path) => `https://hengchuan.example${path}`,
};

/** This domain with the dependencies of its stories. */
export const trainingStoryDomain: StoryDomain<TrainingModuleDeps> = {
  within: trainingDomain.within,
  answers: trainingAnswers,
  paths: Object.values<{ readonly path: string }>(trainingLinks).map(({ path }) => path),
  deps: () => ({
    now: () => fixtureNow,
    ports: storyPorts,
    uploader: {
      upload: (file, { kind }) =>
        Promise.resolve({
          id: 'a'.repeat(22),
          kind,
          name: file.name,
          size: file.size,
          type: file.type,
          sha256: '0'.repeat(64),
          url: '',
        }),
    },
  }),
};

const kit = storyKit(trainingStoryDomain);
/** Parameters of a story; its own values override those of its file. */
export const { inStory } = kit;
/** A screen of this domain on its real stores. */
export const trainingPage = kit.page;
/** A component of this domain on its real stores, `width` pixels wide. */
export const inTraining = kit.component;
