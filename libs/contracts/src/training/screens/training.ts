import { defineScreens } from '../../screen.ts';

/** Screens of the training domain. */
export const trainingScreens = defineScreens({
  programmes: { path: '/index/train', access: 'open', titleKey: 'training:title.programmes' },
  programme: {
    path: '/training/train-detail/:id',
    access: 'open',
    titleKey: 'training:title.programme',
    transition: 'training',
  },
  map: { path: '/task/train-map/:id', access: 'open', titleKey: 'training:title.map', layout: 'none' },
  stageMap: {
    path: '/task/train-map-list/:id/:phaseid',
    access: 'open',
    titleKey: 'training:title.stageMap',
    layout: 'none',
  },
  myTrain: { path: '/my/my-myTrain', access: 'login', titleKey: 'training:title.myTrain', layout: 'my' },
});
