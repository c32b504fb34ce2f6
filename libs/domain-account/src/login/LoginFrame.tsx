import { BrandMark, GrowthRings } from '@banyan/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Page = styled.div`
  display: grid;
  grid-template-columns: 46% 54%;
  min-height: 100vh;
  background: var(--surface);
`;
const Picture = styled.section`
  position: relative;
  display: flex;
  flex-direction: column;
  overflow: hidden;
  padding: 40px 48px;
  background: var(--paper);
  h2 {
    margin: 56px 0 0;
    font-size: var(--t32);
    line-height: 46px;
    font-weight: 600;
    letter-spacing: 0.01em;
    text-wrap: balance;
  }
  p {
    margin-top: 8px;
    font-size: var(--t16);
    line-height: 24px;
    color: var(--ink-2);
  }
`;
/** Above the rings, which fill the whole half; on a ground of its own, because a slogan may be of any length. */
const Words = styled.div`
  position: relative;
  margin: -40px -48px 0;
  padding: 40px 48px 56px;
  background: linear-gradient(var(--paper) calc(100% - 48px), transparent);
`;
const Brand = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  font-size: var(--t16);
  font-weight: 600;
`;
const Side = styled.main`
  display: flex;
  flex-direction: column;
  padding: 38px 48px 32px;
  min-width: 0;
  outline: 0;
`;
const Tools = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: 4px;
  min-height: 36px;
`;
const Form = styled.div`
  width: min(384px, 100%);
  margin: auto;
  padding: 32px 0;
`;
const Foot = styled.footer`
  font-size: var(--t12);
  line-height: 20px;
  text-align: center;
  color: var(--ink-3);
  a {
    color: var(--ink-2);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

export interface LoginFrameProps {
  /** Seed of the tree rings; one per enterprise. */
  seed: string;
  brand: string;
  /** Address of the enterprise's logo, empty for the drawn one. */
  logo: string;
  slogan: string;
  detail: string;
  /** Tools at the top right: language. */
  tools: ReactNode;
  foot: ReactNode;
  children: ReactNode;
}

/** The two halves of the login page: the enterprise, and the form. */
export function LoginFrame({ seed, brand, logo, slogan, detail, tools, foot, children }: LoginFrameProps) {
  return (
    <Page>
      <Picture aria-label={brand}>
        <GrowthRings seed={seed} />
        <Words>
          <Brand>
            {logo === '' ? <BrandMark size={28} /> : <img src={logo} alt="" width={28} height={28} />}
            {brand}
          </Brand>
          <h2>{slogan}</h2>
          <p>{detail}</p>
        </Words>
      </Picture>
      <Side id="content" tabIndex={-1}>
        <Tools>{tools}</Tools>
        <Form>{children}</Form>
        <Foot>{foot}</Foot>
      </Side>
    </Page>
  );
}
