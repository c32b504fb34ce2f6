import { observer } from 'mobx-react-lite';
import { useLateTexts } from '../shared/useLateTexts.ts';
import { FaceCheckPart, type FaceCheckPartProps } from './FaceCheckPart.tsx';
import { faceMessages } from '../account.messages.ts';

/** A check of the learner's face inside a screen of a domain; it brings its texts. */
export const DomainFaceCheck = observer(function DomainFaceCheck(props: FaceCheckPartProps) {
  useLateTexts('face', faceMessages);
  return <FaceCheckPart {...props} />;
});
