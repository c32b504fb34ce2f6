import type { RoomKind } from '@banyan/contracts/live';
import { localised, type ContentLanguage, type Localised } from '../../db/localised.ts';

const titles: Readonly<Record<RoomKind, Localised>> = {
  open: { zh_cn: '直播', en: 'Live session', zh_tw: '直播', zh_hk: '直播' },
  live: { zh_cn: '直播', en: 'Live session', zh_tw: '直播', zh_hk: '直播' },
  meeting: { zh_cn: '会议', en: 'Meeting', zh_tw: '會議', zh_hk: '會議' },
};

/** Replaces a topic that the viewer may not see. */
export const hiddenTitle = (kind: RoomKind, language: ContentLanguage): string => localised(titles[kind], language);
