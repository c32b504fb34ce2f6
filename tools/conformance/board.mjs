// Every call of the catalogue against a server: what of its contract holds there.
import { ErrorCode } from '@banyan/contracts';
import { logout } from '@banyan/contracts/account';
import { allCalls, fileCalls } from '@banyan/contracts/all';
import { inputsOf, Known } from './inputs.mjs';

/** Rounds in which answers of calls give values to further ones. */
const rounds = 3;
const roles = { login: 'learner', lecturer: 'lecturer', admin: 'admin' };

/**
 * @typedef {{ call: string, access: string, state: 'holds' | 'broken' | 'refused' | 'notAsked', why: string }} Row
 *   holds: it was answered as its contract says, and refused whoever may not ask; refused: nobody here got an answer;
 *   notAsked: it changes something, or brings a file
 */

/**
 * @param {Record<'visitor', import('./client.mjs').Asker> & Partial<Record<'learner' | 'lecturer' | 'admin', import('./client.mjs').Asker>>} askers
 * @param {{ writes: boolean }} options writes: calls that change something are made as well
 * @returns {Promise<Row[]>}
 */
export async function conformance(askers, { writes }) {
  const asked = allCalls.filter((call) => call !== logout && !fileCalls.includes(call));
  const known = new Known();
  const tried = new Set();
  const best = new Map();
  for (const method of writes ? ['GET', 'POST'] : ['GET']) {
    for (let round = 0; round < (method === 'GET' ? rounds : 1); round += 1) {
      for (const call of asked.filter((one) => one.method === method && best.get(one)?.kind !== 'answered')) {
        const outcome = await askAs(askerOf(askers, call), call, inputsOf(call, known, tried));
        if (outcome !== null && best.get(call)?.kind !== 'broken') best.set(call, outcome);
        if (outcome?.kind === 'answered') known.learn(call, outcome.data);
      }
    }
  }
  const rows = [];
  for (const call of allCalls)
    rows.push(rowOf(call, best.get(call), asked.includes(call) ? await faultOf(askers, call) : null, writes));
  return rows;
}

/** The session that asks a call: one of its role if there is one; calls for anyone are asked by a learner. */
const askerOf = (askers, { access, may }) =>
  askers[may === null ? (roles[access] ?? 'learner') : 'admin'] ?? askers.admin ?? askers.learner ?? askers.visitor;

/** Asks until it is answered or broken. */
async function askAs(asker, call, inputs) {
  let last = null;
  for (const input of inputs) {
    const outcome = await asker.ask(call, input);
    if (outcome.kind !== 'refused') return outcome;
    last = outcome;
  }
  return last;
}

/** A request that was answered although it must be refused; null for none. */
async function faultOf(askers, call) {
  if (call.access in roles) {
    const outcome = await askers.visitor.askBare(call);
    if (outcome.kind === 'answered') return 'answers a visitor';
    if (outcome.kind === 'broken') return `to a visitor: ${outcome.why}`;
  }
  if (call.protection !== 'encrypted') return null;
  const asker = askerOf(askers, call);
  const open = await asker.askBare(call);
  if (open.kind === 'answered') return 'answers a request that is not sealed';
  return open.kind === 'broken' ? `not sealed: ${open.why}` : null;
}

const nameOfCode = new Map(Object.entries(ErrorCode).map(([name, code]) => [code, name]));

const reasonNotToAsk = ({ method, protection }, writes) =>
  protection === 'signed'
    ? 'brings a file'
    : method === 'POST' && !writes
      ? 'changes something'
      : 'no value known for a field';

/** @returns {Row} */
function rowOf(call, outcome, fault, writes) {
  const base = { call: `${call.method} ${call.name}`, access: call.access };
  if (fault !== null) return { ...base, state: 'broken', why: fault };
  if (outcome === undefined) return { ...base, state: 'notAsked', why: reasonNotToAsk(call, writes) };
  if (outcome.kind === 'broken') return { ...base, state: 'broken', why: outcome.why };
  if (outcome.kind === 'refused')
    return { ...base, state: 'refused', why: nameOfCode.get(outcome.code) ?? String(outcome.code) };
  return { ...base, state: 'holds', why: '' };
}
