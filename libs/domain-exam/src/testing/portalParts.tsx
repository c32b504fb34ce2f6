import { Button } from '@banyan/ui';
import type { ExamPorts } from '../exam.ports.ts';

type PropsOf<Name extends 'FaceCheck' | 'LoginAgain'> = Parameters<
  Extract<NonNullable<ExamPorts[Name]>, (props: never) => unknown>
>[0];

/** In place of the portal's way in. */
export const FakeLoginAgain = ({ userId }: PropsOf<'LoginAgain'>) => <Button>{`→ ${userId}`}</Button>;

/** In place of the portal's face check. */
export const FakeFaceCheck = ({ onChecked, onNoCamera, onPassed }: PropsOf<'FaceCheck'>) => (
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
