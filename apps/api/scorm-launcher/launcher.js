/*
 * Runs on the content origin, between the portal (another origin) and a SCORM package (this origin). It puts the
 * runtime in place, then opens the package's page, and tells the portal what the package hands over. The portal is told
 * by postMessage with its own origin, and only messages of that origin are heard [CO-03].
 */
(() => {
  const app = document.documentElement.dataset.app ?? '';
  const tell = (message) => parent.postMessage({ of: 'banyan.scorm', ...message }, app);
  let opened = false;

  addEventListener('message', ({ origin, source, data }) => {
    if (origin !== app || source !== parent || opened || data?.of !== 'banyan.scorm' || data.kind !== 'open') return;
    opened = true;
    open(data);
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
  const hasBegun = (part) => part.status !== 'not_attempted';

  const editions = {
    1.2: {
      element: { time: 'cmi.core.session_time' },
      events: { set: 'LMSSetValue', commit: 'LMSCommit', end: 'LMSFinish' },
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
      element: { time: 'cmi.session_time' },
      events: { set: 'SetValue', commit: 'Commit', end: 'Terminate' },
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
            ...(part.score === null ? {} : { score: { raw: String(part.score), scaled: String(part.score / 100) } }),
          },
          'cmi',
        );
        window.API_1484_11 = api;
        return api;
      },
      read({ cmi }) {
        const { completion_status: completion, success_status: success, score } = cmi;
        const done = completion === 'completed' ? 'completed' : 'incomplete';
        // A package that passes somebody and says nothing of completion has still been passed.
        const judged = success === 'passed' || success === 'failed' ? success : done;
        const begun = completion === 'not attempted' || completion === 'unknown' ? 'incomplete' : judged;
        return {
          status: success === 'passed' ? 'passed' : begun,
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

  function open({ version, part, learner }) {
    const edition = editions[version];
    const api = edition.begin(part, learner);
    let time = 0;
    let waiting = 0;
    let last = '';
    const hand = (urgent, ended) => {
      clearTimeout(waiting);
      waiting = 0;
      const values = { ...edition.read(api), seconds: time };
      const text = JSON.stringify(values);
      if (text === last && !ended) return;
      last = text;
      tell({ kind: 'commit', no: part.no, values, urgent, ended });
    };
    api.on(edition.events.set, (element, value) => {
      if (element === edition.element.time) time = seconds[version](String(value));
      // Told at once, not when the page ends: a page that is closed may say nothing any more.
      if (waiting === 0) waiting = setTimeout(() => hand(false, false), 0);
    });
    api.on(edition.events.commit, () => hand(true, false));
    api.on(edition.events.end, () => hand(true, true));

    const frame = document.createElement('iframe');
    frame.title = part.title;
    frame.allow = 'fullscreen';
    frame.src = new URL(part.href, location.href).href;
    frame.addEventListener('load', () => {
      // Not found: the content origin says so in plain text, which no part is.
      if (frame.contentDocument?.contentType === 'text/plain') return tell({ kind: 'broken', no: part.no });
      tell({ kind: 'loaded', no: part.no });
      // A page without a script of its own says nothing: to have opened it is all that can be asked.
      if (part.asset) tell({ kind: 'commit', no: part.no, values: assetSeen, urgent: true, ended: false });
    });
    document.body.append(frame);
  }

  const assetSeen = { status: 'completed', location: '', suspend: '', score: null, seconds: 0 };
})();
