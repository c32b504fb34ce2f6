import type { CourseDetail, Purchase } from '@banyan/contracts/course';
import { LinkButton } from '@banyan/ui';
import { Lock } from 'lucide-react';
import styled from 'styled-components';
import { RedeemButton } from '../codes/RedeemButton.tsx';
import { detailLinks } from '../detail.links.ts';
import { stageFrame, StageMessage } from '@banyan/ui/media';
import { useWords } from '../shared/useWords.ts';

const Frame = styled.section`
  ${stageFrame}
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 8px;
`;

export interface BuyPanelProps {
  course: Pick<CourseDetail['course'], 'chapterCount' | 'id' | 'price'>;
  purchase: Purchase;
  /** A code has opened the course. */
  onRedeemed: () => void;
}

/** Replaces the picture of a course that is not bought: its price and the link to buy it. */
export function BuyPanel({ course, purchase, onRedeemed }: BuyPanelProps) {
  const { t, price } = useWords();
  const over = purchase.state === 'over';
  const { personal } = purchase;
  const title = over ? t('buy.over') : t(personal ? 'buy.title' : 'buy.enterprise');
  const text = over
    ? t('buy.overText')
    : personal
      ? t('buy.text', {
          price: course.price === 0 ? t('card.forPoints') : price(course.price ?? 0),
          chapters: course.chapterCount,
        })
      : t('buy.enterpriseText');
  return (
    <Frame aria-label={title}>
      <StageMessage>
        <Lock size={32} aria-hidden="true" />
        <b>{title}</b>
        <p>{text}</p>
        <Acts>
          {personal ? (
            <LinkButton variant="primary" href={detailLinks.pay.href({ item: 'course', id: course.id })}>
              {t(over ? 'buy.again' : 'buy.buy')}
            </LinkButton>
          ) : null}
          <RedeemButton here={{ kind: 'course', id: course.id }} onRedeemed={onRedeemed} />
        </Acts>
      </StageMessage>
    </Frame>
  );
}
