import {
  chooseBest,
  closeQuestion,
  commentReplies,
  communityHome,
  decideComment,
  decidePost,
  editPost,
  newPosts,
  ownPosts,
  pinPost,
  postComments,
  postDetail,
  postFeed,
  publishPost,
  remindEveryone,
  removePostComment,
  removePost,
  reportCommunity,
  reportedItems,
  setPraised,
  settleReport,
  similarQuestions,
  waitingComments,
  waitingPosts,
  writeComment,
} from '@banyan/contracts/community';
import { serve, type Route } from '../../http/serve.ts';
import { choose } from './best.service.ts';
import { comment, dropComment } from './commentWrite.service.ts';
import { decideOnComment, listWaitingComments } from './commentDesk.service.ts';
import { listComments, listReplies } from './comments.service.ts';
import type { CommunityPorts } from './community.ports.ts';
import { decide, listWaiting, pin } from './desk.service.ts';
import { readPost } from './detail.service.ts';
import { countNew, listPosts } from './feed.service.ts';
import { readHome } from './home.service.ts';
import { listMine } from './mine.service.ts';
import { praise } from './praise.service.ts';
import { edit, publish } from './publish.service.ts';
import { remindAll } from './remind.service.ts';
import { close, remove } from './remove.service.ts';
import { listReported, report, settle } from './report.service.ts';
import { findSimilar } from './similar.service.ts';

/** Calls of the community. */
export const communityRoutes = (ports: CommunityPorts): readonly Route[] => [
  serve(communityHome, (ctx) => readHome(ctx, ports)),
  serve(postFeed, (ctx, input) => listPosts(ctx, input, ports)),
  serve(newPosts, countNew),
  serve(postDetail, (ctx, input) => readPost(ctx, input, ports)),
  serve(postComments, listComments),
  serve(commentReplies, listReplies),
  serve(similarQuestions, findSimilar),
  serve(publishPost, (ctx, input) => publish(ctx, input, ports)),
  serve(editPost, (ctx, input) => edit(ctx, input, ports)),
  serve(removePost, (ctx, input) => remove(ctx, input, ports)),
  serve(writeComment, comment),
  serve(removePostComment, dropComment),
  serve(setPraised, praise),
  serve(chooseBest, (ctx, input) => choose(ctx, input, ports)),
  serve(closeQuestion, (ctx, input) => close(ctx, input, ports)),
  serve(remindEveryone, remindAll),
  serve(reportCommunity, report),
  serve(ownPosts, (ctx, input) => listMine(ctx, input, ports)),
  serve(waitingPosts, (ctx, input) => listWaiting(ctx, input, ports)),
  serve(decidePost, decide),
  serve(waitingComments, listWaitingComments),
  serve(decideComment, decideOnComment),
  serve(pinPost, pin),
  serve(reportedItems, (ctx, input) => listReported(ctx, input, ports)),
  serve(settleReport, (ctx, input) => settle(ctx, input, ports)),
];
