import styled from 'styled-components';

const Place = styled.span`
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  border-radius: var(--r-card);
  overflow: hidden;
  font-size: var(--t20);
  font-weight: 600;
  background: var(--sunken);
  color: var(--ink-2);

  & > img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;
/** The enterprise's own colour, as a line under its letter. */
const Letter = styled.span`
  padding-bottom: 2px;
  line-height: 28px;
  border-bottom: 3px solid;
`;

export interface SignProps {
  readonly name: string;
  /** Address of the logo; empty for the first letter of the name. */
  readonly logo: string;
  readonly color: string;
}

/** The mark of an enterprise in a list. */
export function Sign({ color, logo, name }: SignProps) {
  return (
    <Place aria-hidden="true">
      {logo === '' ? (
        <Letter style={{ borderColor: color }}>{[...name][0] ?? ''}</Letter>
      ) : (
        <img src={logo} alt="" width={48} height={48} />
      )}
    </Place>
  );
}
