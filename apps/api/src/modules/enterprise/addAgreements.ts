import { agreementsEn, agreementsZh, type AgreementText } from './agreementTexts.ts';
import type { L10n } from '../../db/seed/content/types.ts';
import type { TenantScope } from '../../db/tenant.ts';
import { traditional } from '../../db/traditional.ts';
import { agreements } from '../../platform/enterprise.schema.ts';

interface NewAgreements {
  readonly name: L10n;
  readonly languages: readonly string[];
  /** First day of their validity. */
  readonly since: Date;
}

/** The initial user agreement and privacy notice of an enterprise, in its languages and with its name. */
export async function addAgreements(scope: TenantScope, { languages, name, since }: NewAgreements): Promise<void> {
  const add = (
    language: 'zh_cn' | 'zh_tw' | 'zh_hk' | 'en',
    texts: readonly AgreementText[],
    form: (text: string) => string,
  ) => {
    const owner = language === 'en' ? (name.en ?? name.zh) : name.zh;
    const write = (text: string) => form(text.replaceAll('%owner%', owner));
    return scope.tx.insert(agreements).values(
      texts.map(({ kind, title, sections }) =>
        scope.row(agreements, {
          kind,
          language,
          title: write(title),
          since,
          sections: sections.map(({ heading, paragraphs }) => ({
            heading: write(heading),
            paragraphs: paragraphs.map(write),
          })),
        }),
      ),
    );
  };
  await add('zh_cn', agreementsZh, (text) => text);
  if (languages.includes('zh_tw')) await add('zh_tw', agreementsZh, traditional('zh_tw'));
  if (languages.includes('zh_hk')) await add('zh_hk', agreementsZh, traditional('zh_hk'));
  if (languages.includes('en')) await add('en', agreementsEn, (text) => text);
}
