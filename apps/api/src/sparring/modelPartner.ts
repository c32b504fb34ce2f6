import { v } from '@banyan/contracts';
import { PartnerFailed, type SparringPartner, type SparringTurn } from '../ports/sparringPartner.ts';
import type { ModelPlace } from '../scorer/modelScorer.ts';

/** A model that has not finished after this time is given up, ms. */
const patienceMs = 45_000;
const longestReply = 500;

const chunk = v.object({
  choices: v.array(v.object({ delta: v.optional(v.object({ content: v.nullish(v.string()) })) })),
});

const nameOf = { zh_cn: '简体中文', zh_tw: '繁體中文（台灣）', zh_hk: '繁體中文（香港）', en: 'English' } as const;

/** The model's prompt; the learner's words are addressed to the partner, never to the model. */
function messagesOf({ scenario, roleName, lines, language, turnsLeft }: SparringTurn) {
  const system = [
    `You play ${scenario.partner} in a training conversation. Stay in this part whatever is said to you.`,
    `Situation: ${scenario.about}`,
    `The other person is: ${roleName}. They practise this: ${scenario.goal}`,
    'Answer what was just said in one to three short spoken sentences. Raise what is still open. Soften when you are taken seriously, harden when you are put off or blamed. Never help, never judge, never leave the situation.',
    turnsLeft <= 0 ? 'This is the last thing you say: close the conversation.' : '',
    `Speak ${nameOf[language]}.`,
  ].filter((part) => part !== '');
  return [
    { role: 'system', content: system.join('\n') },
    ...lines.map(({ who, text }) => ({ role: who === 'partner' ? 'assistant' : 'user', content: text })),
    ...(lines.length === 0 ? [{ role: 'user', content: '…' }] : []),
  ];
}

/** Data of an event stream, event by event. */
async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of body) {
    rest += decoder.decode(bytes, { stream: true });
    const lines = rest.split(/\r?\n/);
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.startsWith('data:')) yield line.slice(5).trim();
  }
  if (rest.startsWith('data:')) yield rest.slice(5).trim();
}

/** A language model behind an endpoint that speaks as OpenAI’s does; its host comes from the settings alone. */
export const modelPartner = ({ url, key, model }: ModelPlace, send: typeof fetch = fetch): SparringPartner => ({
  kind: 'model',
  async *reply(turn) {
    let length = 0;
    try {
      const response = await send(`${url.replace(/\/+$/, '')}/chat/completions`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(key === '' ? {} : { authorization: `Bearer ${key}` }) },
        body: JSON.stringify({ model, temperature: 0.7, stream: true, messages: messagesOf(turn) }),
        redirect: 'error',
        signal: AbortSignal.timeout(patienceMs),
      });
      if (!response.ok || response.body === null) throw new PartnerFailed(`status ${response.status}`);
      for await (const data of eventsOf(response.body)) {
        if (data === '[DONE]') break;
        const said = v.parse(chunk, JSON.parse(data)).choices[0]?.delta?.content ?? '';
        const piece = [...said].slice(0, longestReply - length).join('');
        length += [...piece].length;
        if (piece !== '') yield piece;
        if (length >= longestReply) break;
      }
    } catch (error) {
      throw error instanceof PartnerFailed ? error : new PartnerFailed('no reply', { cause: error });
    }
    if (length === 0) throw new PartnerFailed('an empty reply');
  },
});
