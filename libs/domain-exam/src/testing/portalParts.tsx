import { Button } from '@banyan/ui';
import type { LoginAgainProps } from '../exam.ports.ts';
import type { FaceCheckProps } from '../shared/faceCheck.ts';

/** Replaces the portal's login form. */
const FakeLoginAgain = ({ userId }: LoginAgainProps) => <Button>{`→ ${userId}`}</Button>;

/** Replaces the portal's face check. */
const FakeFaceCheck = ({ onChecked, onNoCamera, onPassed }: FaceCheckProps) => (
  <div>
    <Button
      onClick={() => {
        onChecked();
        onPassed();
      }}
    >
      ✓
    </Button>
    {onNoCamera === undefined ? null : <Button onClick={onNoCamera}>✗</Button>}
  </div>
);

export const loadFakeLoginAgain = () => Promise.resolve(FakeLoginAgain);
export const loadFakeFaceCheck = () => Promise.resolve(FakeFaceCheck);
