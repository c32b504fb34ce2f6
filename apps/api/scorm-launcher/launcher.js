/*
 * Runs on the content origin, between the portal (another origin) and a SCORM package (this origin). It puts the
 * runtime in place, then opens the package's page, and tells the portal what the package hands over. The portal is told
 * by postMessage with its own origin, and only messages of that origin are heard [CO-03].
 */
(() => {
  const app = document.documentElement.dataset.app ?? '';
  const tell = (message) => parent.postMessage({ of: 'banyan.scorm', ...message }, app);
  let opened = false;
  /** The page is on its way out: the portal may not hear any more. */
  let closing = false;
  /** Ends the visit: set once a part is open. */
  let leave = () => undefined;

  addEventListener('message', ({ origin, source, data }) => {
    if (origin !== app || source !== parent || data?.of !== 'banyan.scorm') return;
    if (data.kind === 'leave') {
      leave(['beforeunload', 'pagehide', 'unload']);
      tell({ kind: 'left' });
    } else if (data.kind === 'open' && !opened) {
      opened = true;
      open(data);
    }
  });
  // Who stays after all (a question that was answered with no, a download) begins the part anew.
  addEventListener('beforeunload', () => {
    closing = true;
    leave(['beforeunload', 'pagehide', 'unload']);
    setTimeout(() => location.reload(), 2000);
  });
  addEventListener('pagehide', () => {
    closing = true;
    leave(['pagehide', 'unload']);
  });
  tell({ kind: 'ready' });

  const seconds = {
    // 0000:00:00.00
    1.2: (text) => {
      const [, hours = 0, minutes = 0, rest = 0] = /^(\d+):(\d+):([\d.]+)$/.exec(text) ?? [];
      return Number(hours) * 3600 + Number(minutes) * 60 + Number(rest);
    },
    // PT1H2M3S
    2004: (text) => {
      const [, days = 0, hours = 0, minutes = 0, rest = 0] =
        /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:([\d.]+)S)?)?$/.exec(text) ?? [];
      return Number(days) * 86_400 + Number(hours) * 3600 + Number(minutes) * 60 + Number(rest);
    },
  };
  const two = (value) => String(value).padStart(2, '0');
  const parts = (total) => [Math.floor(total / 3600), Math.floor((total % 3600) / 60), Math.floor(total % 60)];
  const hasBegun = (part) => part.status !== 'not_attempted' || part.suspend !== '' || part.location !== '';

  const editions = {
    1.2: {
      element: { time: 'cmi.core.session_time', status: ['cmi.core.lesson_status'] },
      events: { set: 'LMSSetValue', commit: 'LMSCommit', end: 'LMSFinish' },
      isOpen: (api) => api.isInitialized(),
      end: (api) => api.LMSFinish(''),
      begin(part, learner) {
        const api = new window.Scorm12API({ autocommit: false, logLevel: 5, mastery_override: false });
        const [h, m, s] = parts(part.totalS);
        api.loadFromJSON(
          {
            core: {
              student_id: learner.id,
              student_name: learner.name,
              lesson_location: part.location.slice(0, 255),
              lesson_status: part.status.replace('_', ' '),
              entry: hasBegun(part) ? 'resume' : 'ab-initio',
              credit: 'credit',
              lesson_mode: 'normal',
              total_time: `${String(h).padStart(4, '0')}:${two(m)}:${two(s)}`,
              score: { raw: part.score === null ? '' : String(part.score) },
            },
            suspend_data: part.suspend,
            launch_data: part.launchData,
            ...(part.mastery === null ? {} : { student_data: { mastery_score: String(part.mastery) } }),
          },
          'cmi',
        );
        window.API = api;
        return api;
      },
      read({ cmi }) {
        const { lesson_status: status, lesson_location: location, score } = cmi.core;
        return {
          status: status === '' ? 'not_attempted' : status.replace(' ', '_'),
          location,
          suspend: cmi.suspend_data,
          score: percent(score.raw, score.min, score.max),
        };
      },
    },
    2004: {
      element: { time: 'cmi.session_time', status: ['cmi.completion_status', 'cmi.success_status'] },
      events: { set: 'SetValue', commit: 'Commit', end: 'Terminate' },
      isOpen: (api) => api.isInitialized(),
      end: (api) => api.Terminate(''),
      begin(part, learner) {
        const api = new window.Scorm2004API({ autocommit: false, logLevel: 5 });
        const [h, m, s] = parts(part.totalS);
        const known = { passed: 'passed', failed: 'failed' }[part.status];
        api.loadFromJSON(
          {
            learner_id: learner.id,
            learner_name: learner.name,
            location: part.location,
            completion_status: { not_attempted: 'not attempted', incomplete: 'incomplete' }[part.status] ?? 'completed',
            success_status: known ?? 'unknown',
            entry: hasBegun(part) ? 'resume' : 'ab-initio',
            credit: 'credit',
            mode: 'normal',
            total_time: `PT${h}H${m}M${s}S`,
            suspend_data: part.suspend,
            launch_data: part.launchData,
            ...(part.mastery === null ? {} : { scaled_passing_score: String(part.mastery / 100) }),
            ...(part.threshold === null ? {} : { completion_threshold: String(part.threshold) }),
            ...(part.score === null ? {} : { score: { raw: String(part.score), scaled: String(part.score / 100) } }),
          },
          'cmi',
        );
        window.API_1484_11 = api;
        return api;
      },
      read({ cmi }, part) {
        const { progress_measure: progress, success_status: success, score } = cmi;
        const measured = part.threshold !== null && progress !== '';
        const completion = !measured
          ? cmi.completion_status
          : Number(progress) >= part.threshold
            ? 'completed'
            : 'incomplete';
        const done = completion === 'completed' ? 'completed' : 'incomplete';
        // A package that passes somebody and says nothing of completion has still been passed.
        const judged = success === 'passed' || success === 'failed' ? success : done;
        const untouched = completion === 'not attempted' || completion === 'unknown';
        return {
          status: untouched && success === 'unknown' ? 'not_attempted' : judged,
          location: cmi.location,
          suspend: cmi.suspend_data,
          score: score.scaled === '' ? percent(score.raw, score.min, score.max) : clamp(Number(score.scaled) * 100),
        };
      },
    },
  };

  const clamp = (value) => (Number.isFinite(value) ? Math.round(Math.min(100, Math.max(0, value)) * 100) / 100 : null);

  /** A score on its own scale as one from 0 to 100; null where none was given. */
  function percent(raw, min, max) {
    if (raw === '' || raw === undefined) return null;
    const from = min === '' || min === undefined ? 0 : Number(min);
    const to = max === '' || max === undefined ? 100 : Number(max);
    return to > from ? clamp(((Number(raw) - from) / (to - from)) * 100) : null;
  }

  /** Windows of a package, the innermost first; those of other origins hear nothing of ours. */
  function windowsOf(view) {
    try {
      const inner = Array.from({ length: view.frames.length }, (_, index) => view.frames[index]);
      return [...inner.flatMap(windowsOf), ...(view.document ? [view] : [])];
    } catch {
      return [];
    }
  }

  /** Tells a package that its page ends, in the words of browsers: many hand over only then, and some browsers no longer say it. */
  function sayEnd(frame, names) {
    for (const view of frame.contentWindow === null ? [] : windowsOf(frame.contentWindow)) {
      for (const name of names) {
        const event =
          name === 'pagehide' ? new view.PageTransitionEvent(name) : new view.Event(name, { cancelable: true });
        view.dispatchEvent(event);
      }
    }
  }

  /** Goes to the server from here, and outlives the page. */
  const sendLast = ({ ticket, holder }, { no, revision, values: { score, ...values }, ended }) =>
    navigator.sendBeacon(
      '/scorm/last',
      new URLSearchParams({
        ...{ ticket, holder, no, revision, ended: ended ? 'Y' : 'N' },
        ...values,
        ...(score === null ? {} : { score }),
      }),
    );

  function open({ version, part, learner, last: way }) {
    const edition = editions[version];
    const api = edition.begin(part, learner);
    let time = 0;
    let waiting = 0;
    let last = '';
    let isJudged = false;
    let over = false;
    let { revision } = part;
    const tellCommit = (commit) => {
      revision += 1;
      tell({ kind: 'commit', no: part.no, ...commit });
      if (closing) sendLast(way, { no: part.no, revision, ...commit });
    };
    const valuesAt = (ended) => {
      const values = { ...edition.read(api, part), seconds: time };
      // Both editions: who ends without a word of how it stands has completed.
      const untold = ended && !isJudged && part.status === 'not_attempted';
      return untold && (ended === 'itself' || values.score !== null) ? { ...values, status: 'completed' } : values;
    };
    const hand = (urgent, ended) => {
      clearTimeout(waiting);
      waiting = 0;
      const values = valuesAt(ended);
      const text = JSON.stringify(values);
      if (text === last && !ended) return;
      last = text;
      tellCommit({ values, urgent, ended: ended !== false });
    };
    api.on(edition.events.set, (element, value) => {
      if (element === edition.element.time) time = seconds[version](String(value));
      isJudged ||= edition.element.status.includes(element);
      // Told at once, not when the page ends: a page that is closed may say nothing any more.
      if (closing) hand(false, false);
      else if (waiting === 0) waiting = setTimeout(() => hand(false, false), 0);
    });
    api.on(edition.events.commit, () => hand(true, false));
    api.on(edition.events.end, () => {
      over = true;
      hand(true, forced ? 'for it' : 'itself');
    });

    let forced = false;
    const frame = document.createElement('iframe');
    leave = (names) => {
      if (over) return;
      sayEnd(frame, names);
      if (over || !edition.isOpen(api)) return;
      forced = true;
      edition.end(api);
    };
    frame.title = part.title;
    frame.allow = 'fullscreen';
    frame.src = new URL(part.href, location.href).href;
    frame.addEventListener('load', () => {
      const page = frame.contentDocument;
      // Nothing of it can be seen: it is missing, the browser refused to show it, or saved it instead.
      if (page === null || page.URL === 'about:blank' || page.documentElement?.hasAttribute('data-missing')) {
        return tell({ kind: 'broken', no: part.no });
      }
      tell({ kind: 'loaded', no: part.no });
      watchWindows(frame.contentWindow, part);
      // A page without a script of its own says nothing: to have opened it is all that can be asked.
      if (part.asset) tellCommit({ values: assetSeen, urgent: true, ended: false });
    });
    document.body.append(frame);
  }

  /** A window that the browser keeps from opening is told of. */
  function watchWindows(view, part) {
    const open = view.open.bind(view);
    view.open = (...given) => {
      const opened = open(...given);
      if (opened === null) tell({ kind: 'blocked', no: part.no });
      return opened;
    };
  }

  const assetSeen = { status: 'completed', location: '', suspend: '', score: null, seconds: 0 };
})();
