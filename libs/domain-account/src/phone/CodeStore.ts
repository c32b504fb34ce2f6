import { type CallInput, type CallOutput } from '@banyan/contracts';
import {
  codeLength,
  type countryCodes,
  type outsidersCode,
  type sendMessage,
  type CodeUse,
  type SliderChallenge,
} from '@banyan/contracts/account';
import { Action, Request } from '@banyan/core-screen';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CodeApi } from '../api/codeCalls.ts';
import { phoneRefusal } from './phoneRefusal.ts';

/** The error of the number, or of the code. */
export type NumberProblem = 'missing' | 'invalid' | 'same' | 'taken';
export type CodeProblem = 'missing' | 'wrong' | 'expired';

/** A code that was sent. */
interface Sent {
  /** The number, its middle hidden. */
  readonly to: string;
  /** Earliest time for another one, epoch ms of this device. */
  readonly resendAt: number;
}

const usual = 'CN';

export interface CodeStoreSettings {
  readonly now?: () => number;
  /** The alternative to moving the piece. */
  readonly findWork?: (id: string) => Promise<string>;
}

/** The work's code loads on request: few need it, and it brings its own digests. */
const foundWork = async (id: string) => (await import('./sliderWork.ts')).workFor(id);

/** A number, the slider before a code is sent to it, and the code. Any failure keeps the input. */
export class CodeStore {
  region = usual;
  number = '';
  code = '';
  numberProblem: NumberProblem | null = null;
  codeProblem: CodeProblem | null = null;
  sent: Sent | null = null;
  /** Seconds to wait after too many codes; null when there is no wait. */
  wait: number | null = null;
  /** The last piece was not placed on its gap. */
  missed = false;
  sliderOpen = false;
  /** The error of loading the code for the work; null otherwise. */
  private lost: unknown = null;
  /** The browser works in place of moving the piece. */
  working = false;
  readonly countries: Request<CallOutput<typeof countryCodes>>;
  readonly slider: Request<SliderChallenge>;
  private readonly sending: Action<CallInput<typeof outsidersCode>, CallOutput<typeof sendMessage>>;

  private readonly findWork: (id: string) => Promise<string>;

  constructor(api: CodeApi, purpose: CodeUse, { now = Date.now, findWork = foundWork }: CodeStoreSettings = {}) {
    this.findWork = findWork;
    this.countries = new Request((_, options) => api.countries({}, options));
    this.slider = new Request((_, options) => api.slider({}, options));
    const send: typeof api.sendOutside = (input, options) =>
      purpose === 'outsider' ? api.sendOutside(input, options) : api.send({ purpose, ...input }, options);
    this.sending = new Action(send, {
      done: ({ resendInS, to }, sent) => {
        if (this.isTyped(sent)) this.isOnItsWay({ to, resendAt: now() + resendInS * 1000 });
      },
    });
    makeAutoObservable<this, 'sending' | 'findWork' | 'lost'>(this, {
      sending: false,
      findWork: false,
      sent: observableRef,
      lost: observableRef,
    });
  }

  get isSending(): boolean {
    return this.sending.isPending();
  }

  /** Why the code was not sent, unless the errors of number, slider or limit say it. */
  get failure(): unknown {
    if (this.lost !== null) return this.lost;
    const error = this.sending.failureOf();
    return error !== undefined && phoneRefusal(error) === null ? error : undefined;
  }

  typeNumber(region: string, number: string): void {
    if (region !== this.region || number !== this.number) this.sent = null;
    this.region = region;
    this.number = number;
    this.numberProblem = null;
    this.wait = null;
  }

  typeCode(code: string): void {
    this.code = code.replace(/\D/g, '').slice(0, codeLength);
    this.codeProblem = null;
  }

  /** Opens the slider for a plausible number; the server decides in the end. */
  async ask(): Promise<void> {
    if (!(await this.checkNumber())) return;
    runInAction(() => {
      this.wait = null;
      this.missed = false;
      this.sliderOpen = true;
      this.lost = null;
      this.sending.dismiss();
    });
    await this.slider.load();
  }

  /** Position of the piece; a miss brings another picture. True when the code was sent. */
  async slide(position: number): Promise<boolean> {
    const challenge = this.slider.value;
    return challenge !== null && this.send({ slider: challenge.id, position });
  }

  /** In place of moving the piece the browser works for a few seconds. True when the code was sent. */
  async work(): Promise<boolean> {
    const challenge = this.slider.value;
    if (challenge === null || this.working) return false;
    this.working = true;
    let work: string;
    try {
      work = await this.findWork(challenge.id);
    } catch (error) {
      // The code for the work failed to load: the reader can ask for a code again.
      runInAction(() => {
        this.lost = error;
        this.sliderOpen = false;
      });
      return false;
    } finally {
      runInAction(() => (this.working = false));
    }
    // Closed meanwhile: the code is not wanted any more.
    return this.sliderOpen && this.send({ slider: challenge.id, position: 0, work });
  }

  private async send(solution: Pick<CallInput<typeof outsidersCode>, 'slider' | 'position' | 'work'>) {
    const { number, region } = this;
    const sent = await this.sending.run({ region, number, ...solution });
    // The result is not shown for another number that was typed meanwhile.
    if (!this.isTyped({ region, number })) {
      this.sending.dismiss();
      return false;
    }
    if (sent) return true;
    const refusal = phoneRefusal(this.sending.failureOf());
    runInAction(() => {
      this.missed = refusal?.kind === 'missed';
      if (!this.missed) this.sliderOpen = false;
    });
    if (this.missed) await this.slider.load();
    else this.refused(this.sending.failureOf());
    return false;
  }

  private isTyped({ number, region }: Pick<CallInput<typeof outsidersCode>, 'number' | 'region'>): boolean {
    return number === this.number && region === this.region;
  }

  closeSlider(): void {
    this.sliderOpen = false;
    this.slider.leave();
  }

  private isOnItsWay(sent: Sent): void {
    this.sent = sent;
    this.sliderOpen = false;
    this.codeProblem = null;
  }

  /** Checks number and code before they are sent: the first wrong field, or null. */
  async check(): Promise<'number' | 'code' | null> {
    const fine = await this.checkNumber();
    return runInAction(() => {
      this.wait = null;
      if (this.code.length < codeLength) this.codeProblem = 'missing';
      return !fine ? 'number' : this.codeProblem !== null ? 'code' : null;
    });
  }

  /** Adopts a refusal about number or code; false when it is about something else. */
  refused(error: unknown): boolean {
    const refusal = phoneRefusal(error);
    if (refusal === null) return false;
    if (refusal.kind === 'number') this.numberProblem = refusal.rule;
    else if (refusal.kind === 'code') this.codeProblem = refusal.rule;
    else if (refusal.kind === 'wait') this.wait = refusal.seconds;
    return true;
  }

  /** Starts over after the number has been accepted. */
  clear(): void {
    this.number = '';
    this.code = '';
    this.sent = null;
    this.numberProblem = null;
    this.codeProblem = null;
  }

  private async checkNumber(): Promise<boolean> {
    const { number, region } = this;
    let problem: NumberProblem | null = number.trim() === '' ? 'missing' : null;
    if (problem === null) {
      try {
        const { isValidNumber } = await import('./validNumber.ts');
        if (!isValidNumber(region, number)) problem = 'invalid';
      } catch {
        // The rules failed to load: the server has them too.
      }
    }
    runInAction(() => {
      if (problem !== null || this.numberProblem === 'missing') this.numberProblem = problem;
    });
    return problem === null;
  }
}
