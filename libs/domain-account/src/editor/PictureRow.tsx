import type { ProfileField, ProfileInput } from '@banyan/contracts/account';
import { FormField, type BoundField } from '@banyan/ui/forms';
import { useTranslation } from 'react-i18next';
import { accountDomain } from '../account.domain.ts';
import { PictureField } from './PictureField.tsx';
import type { PictureShape } from './pictureShapes.ts';
import { usePicture } from './usePicture.ts';

export interface PictureRowProps {
  field: 'avatar' | 'idPhoto';
  /** Id of the control. */
  id: string;
  shape: PictureShape;
  /** Address of the picture on the server; empty for none. */
  stored: string;
  /** Fields that the enterprise demands. */
  required: readonly ProfileField[];
  /** Name of the person. */
  name: string;
}

function Bound({ bound, field, required, stored, ...rest }: PictureRowProps & { bound: BoundField<string> }) {
  const { t } = useTranslation('editor');
  const { uploader } = accountDomain.useEnvironment();
  const { value, error, onChange } = bound;
  const picture = usePicture({ shape: rest.shape, uploader, value, stored, onChange });
  return (
    <PictureField
      {...rest}
      label={t(field)}
      hint={t(`${field}Hint`)}
      error={error}
      required={required.includes(field)}
      picture={picture}
    />
  );
}

/** A picture field in the surrounding form. */
export function PictureRow(props: PictureRowProps) {
  return (
    <FormField<ProfileInput, typeof props.field> name={props.field}>
      {(bound) => <Bound {...props} bound={bound} />}
    </FormField>
  );
}
