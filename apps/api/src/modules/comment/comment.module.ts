import {
  addComment,
  answerComment,
  commentReviews,
  courseComments,
  praiseComment,
  removeComment,
} from '@banyan/contracts/course';
import { serve, type Route } from '../../http/serve.ts';
import type { FindThings } from '../../platform/bringing.ts';
import type { ServerModule } from '../module.ts';
import type { CommentPorts } from './comment.ports.ts';
import { listComments } from './commentList.service.ts';
import { answerReview, listReviews } from './commentReview.service.ts';
import { praise, takeBack, writeComment } from './commentWrite.service.ts';
import { commentSeeds } from './seed/steps.ts';
import { commentPersonal } from './comment.personal.ts';

/** Calls of comments. */
export const commentRoutes = (ports: CommentPorts): readonly Route[] => [
  serve(courseComments, (ctx, input) => listComments(ctx, input, ports)),
  serve(addComment, (ctx, input) => writeComment(ctx, input, ports)),
  serve(praiseComment, (ctx, input) => praise(ctx, input, ports)),
  serve(removeComment, takeBack),
  serve(commentReviews, (ctx, input) => listReviews(ctx, input, ports)),
  serve(answerComment, (ctx, input) => answerReview(ctx, input, ports)),
];

/** Comments on courses; courses come through its ports. */
export const commentModule = ({ find, ...ports }: CommentPorts & { readonly find: FindThings }): ServerModule => ({
  personal: commentPersonal,
  routes: commentRoutes(ports),
  seeds: commentSeeds(find),
});
