import { SkeletonBlock } from '@banyan/ui';
import { lazy, Suspense } from 'react';
import type { PostPicturesProps } from './PostPictures.tsx';

const PostPictures = lazy(() => import('./PostPictures.tsx'));

/** Pictures of a post. Their code comes with the first post that has some; the room is kept meanwhile. */
export function Pictures(props: PostPicturesProps) {
  if (props.images.length === 0) return null;
  return (
    <Suspense fallback={<SkeletonBlock height={120} />}>
      <PostPictures {...props} />
    </Suspense>
  );
}
