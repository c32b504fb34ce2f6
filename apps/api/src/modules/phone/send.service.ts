import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import { codeLifetimeS, codeResendS, type CodeUse, type sendMessage } from '@banyan/contracts/account';
import { localised } from '../../db/localised.ts';
import type { StepContext } from '../../http/context.ts';
import { isKnownDevice } from '../../http/knownDevice.ts';
import { Refusal } from '../../http/refusal.ts';
import { loadEnterprise, type EnterpriseRow } from '../../platform/enterprise.ts';
import { keepAsker } from './asker.ts';
import { makeCode } from './codes.ts';
import { readNumber } from '../../text/phoneNumber.ts';
import { codeQuotas, takeQuotas } from './quotas.ts';
import { ownerOf, phoneOf } from './owner.ts';
import { passSlider } from './slider.service.ts';
import { messageOf } from './words.ts';

const refused = (rule: 'invalid' | 'same') =>
  new Refusal(ErrorCode.fieldsRefused, { reason: rule, data: { fields: { phone: rule } } });

/**
 * Sends a code, after a slider. For a login or a new password the message goes to known numbers alone; for others
 * everything is done but the sending, so that neither answer nor time reveals which numbers are known.
 */
export async function sendCode(
  context: StepContext,
  input: Omit<CallInput<typeof sendMessage>, 'purpose'> & { readonly purpose: CodeUse },
): Promise<CallOutput<typeof sendMessage>> {
  const { log, now, sms, viewer } = context;
  const { purpose } = input;
  const number = readNumber(input.region, input.number);
  if (number === null) throw refused('invalid');
  await passSlider(context, input);
  const ready = await context.inTenant(async (scope) => {
    const enterprise = await loadEnterprise(scope);
    requireOffer(enterprise, purpose, context);
    const userId = purpose === 'change' ? viewer.userId : null;
    if (userId !== null && (await phoneOf(scope, userId)) === number.full) throw refused('same');
    const owner = await ownerOf(scope, number.full);
    const known = owner !== undefined && isKnownDevice(context, owner);
    await takeQuotas(scope, codeQuotas({ purpose, phone: number.full, userId, known }, context), now());
    const asker = keepAsker(context);
    const code = await makeCode(scope, { purpose, phone: number.full, userId, asker }, context);
    const portal = localised(enterprise.portalName, viewer.language);
    return { text: messageOf(purpose, code, portal, viewer.language), goes: goesTo(purpose, owner) };
  });
  // The gateway is not awaited: its delay would reveal that there is somebody to send to.
  if (ready.goes) {
    sms.send({ to: number.full, text: ready.text }).catch((error: unknown) => log.error({ err: error }, 'no message'));
  }
  return { expiresInS: codeLifetimeS, resendInS: codeResendS, to: number.masked };
}

function requireOffer(enterprise: EnterpriseRow, purpose: CodeUse, { sms, viewer }: StepContext): void {
  if (purpose === 'change' && viewer.userId === null) throw new Refusal(ErrorCode.unauthenticated);
  const offered =
    purpose === 'login'
      ? enterprise.loginWays.includes('code')
      : purpose === 'register'
        ? enterprise.registration
        : purpose === 'outsider'
          ? enterprise.loginWays.includes('outsider')
          : true;
  if (!offered || !sms.reaches) throw new Refusal(ErrorCode.illegalRequest, { reason: `${purpose} is not offered` });
}

/** A number that is new to the enterprise is proved by a code; one for a login must belong to a person. */
const goesTo = (purpose: CodeUse, owner: number | undefined): boolean =>
  purpose === 'login' || purpose === 'reset' ? owner !== undefined : true;
