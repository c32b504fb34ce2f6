import { LatePart } from '@banyan/core-screen/views';
import { SkeletonBlock } from '@banyan/ui';
import type { PostPicturesProps } from './PostPictures.tsx';

const loadPostPictures = () => import('./PostPictures.tsx').then((part) => part.default);

/** Pictures of a post. Their code loads with the first post that has some; the room is reserved meanwhile. */
export function Pictures(props: PostPicturesProps) {
  if (props.images.length === 0) return null;
  return (
    <LatePart load={loadPostPictures} waiting={<SkeletonBlock height={120} />}>
      {(PostPictures) => <PostPictures {...props} />}
    </LatePart>
  );
}
