import type { FastifyReply, FastifyRequest } from 'fastify';

/** Makes faults on purpose, on a server that was started for that (`--chaos`); any other has none. */
export interface Disturbance {
  /** Before the service of an admitted call: may wait, and throws the Refusal that it makes. */
  before(request: FastifyRequest): Promise<void>;
  /** The call's answer, before it is sealed. */
  answer(request: FastifyRequest, value: unknown): unknown;
  /** Sends the envelope of an answer, whole or not. */
  send(request: FastifyRequest, reply: FastifyReply, envelope: Readonly<Record<string, unknown>>): FastifyReply;
  /** A page whose calls are to be disturbed is served without answers and asks for them. */
  asksItself(request: FastifyRequest): boolean;
}
