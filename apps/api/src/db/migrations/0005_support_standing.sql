ALTER TABLE "support_accesses" ADD COLUMN "runs_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "support_accesses" ADD COLUMN "container" text;--> statement-breakpoint
ALTER TABLE "support_accesses" ADD COLUMN "sound" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- What the column said until now was the container of the recording.
UPDATE "support_accesses" SET "container" = "type", "type" = 'assist';--> statement-breakpoint
ALTER TABLE "support_accesses" ALTER COLUMN "type" SET DEFAULT 'assist';--> statement-breakpoint
ALTER TABLE "support_accesses" ALTER COLUMN "type" SET NOT NULL;--> statement-breakpoint
DROP FUNCTION door(text, text, integer, text, text, text, timestamptz);--> statement-breakpoint
-- The door of a request in one round trip: which enterprise the host is, whose token it is, how many calls that was.
-- Runs outside any transaction, as the connection’s own user; the settings it makes last as long as the statement.
CREATE FUNCTION door(
  p_host text,          -- lower case, no port
  p_base text,          -- domain under which enterprises have their names
  p_claim integer,      -- enterprise the request names, null when it names none
  p_token text,         -- hash of the token, empty when there is none
  p_kid text,           -- name of the token in a sealed call, empty when there is none
  p_ip text,
  p_now timestamptz
) RETURNS TABLE (
  eid integer,
  private boolean,        -- visitors see little of it
  closed integer,         -- 0 open, else why not: 3 service period over, 4 locked, 5 deleted
  sign_all boolean,
  encrypt_all boolean,
  time_zone text,
  language text,
  switch_language boolean,
  languages jsonb,
  session_eid integer,
  token_hash text,
  kid text,
  user_id bigint,
  user_type integer,
  user_admin_revoked boolean, -- an administrator whose rights were taken away
  user_locked boolean,
  user_language text,
  user_missing jsonb,         -- names of the personal data that the enterprise demands and the person has not given
  session_over boolean,
  session_support jsonb,      -- of a session of support: for what it was let in, and until when that is answered
  sign_key bytea,
  enc_c2s bytea,
  enc_s2c bytea,
  calls integer
) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  v_eid integer;
  s sessions%ROWTYPE;
  e enterprises%ROWTYPE;
  u users%ROWTYPE;
  v_calls integer;
BEGIN
  SELECT h.eid INTO v_eid FROM hosts h WHERE h.host = p_host;
  PERFORM set_config('app.token', p_token, true), set_config('app.kid', p_kid, true), set_config('app.eid', '-1', true);
  IF p_token <> '' THEN
    SELECT * INTO s FROM sessions x WHERE x.token_hash = p_token;
  ELSIF p_kid <> '' THEN
    SELECT * INTO s FROM sessions x WHERE x.kid = p_kid;
  END IF;
  IF v_eid IS NULL AND right(p_host, length(p_base) + 1) <> '.' || p_base THEN
    v_eid := coalesce(p_claim, s.eid, 0);
  END IF;
  IF v_eid IS NOT NULL THEN
    PERFORM set_config('app.eid', v_eid::text, true);
    SELECT * INTO e FROM enterprises x WHERE x.eid = v_eid;
  END IF;
  IF s.eid IS NOT NULL THEN
    PERFORM set_config('app.eid', s.eid::text, true);
    SELECT * INTO u FROM users x WHERE x.eid = s.eid AND x.id = s.user_id;
  END IF;
  IF s.eid IS NOT NULL AND s.last_seen_at < p_now - interval '5 minutes' THEN
    UPDATE sessions x SET last_seen_at = p_now WHERE x.eid = s.eid AND x.token_hash = s.token_hash;
  END IF;
  INSERT INTO rate_windows AS w (subject, minute, calls)
    VALUES (
      CASE WHEN s.eid IS NULL THEN 'ip:' || p_ip ELSE 'user:' || s.user_id END,
      floor(extract(epoch FROM p_now) / 60)::integer,
      1
    )
    ON CONFLICT (subject, minute) DO UPDATE SET calls = w.calls + 1
    RETURNING w.calls INTO v_calls;
  RETURN QUERY SELECT e.eid,
    e.puborg <> 0 OR e.members_only,
    CASE
      WHEN e.eid = 0 THEN 0
      WHEN e.expires_at <= p_now THEN 3
      WHEN e.locked THEN 4
      WHEN e.deleted THEN 5
      ELSE 0
    END,
    e.sign_all, e.encrypt_all, e.time_zone, e.language, e.switch_language, e.languages,
    s.eid, s.token_hash, s.kid, s.user_id, u.type, u.admin_revoked, u.locked, u.language,
    (
      SELECT jsonb_agg(wanted.field)
      FROM jsonb_array_elements_text(e.required_profile) AS wanted(field)
      WHERE s.eid = e.eid AND CASE wanted.field
        WHEN 'avatar' THEN u.avatar IS NULL AND u.image = ''
        WHEN 'nickname' THEN u.nickname = ''
        WHEN 'realName' THEN u.real_name = ''
        WHEN 'idNumber' THEN u.id_number = ''
        WHEN 'email' THEN u.email = ''
        WHEN 'idPhoto' THEN u.id_photo IS NULL
      END
    ),
    s.ended_at IS NOT NULL OR s.expires_at <= p_now,
    CASE WHEN s.service IS NOT NULL THEN jsonb_build_object(
      'type', (SELECT a.type FROM support_accesses a WHERE a.eid = s.eid AND a.id = (s.service ->> 'id')::bigint),
      'runs', coalesce((
        SELECT a.runs_until > p_now FROM support_accesses a
        WHERE a.eid = s.eid AND a.id = (s.service ->> 'id')::bigint AND a.session_hash = s.token_hash
      ), false)
    ) END,
    s.sign_key, s.enc_c2s, s.enc_s2c, v_calls;
END $$;--> statement-breakpoint
-- Whatever ends what support may do tells the live channel, so that every server process closes its streams at once. What
-- nobody ends, because pieces of the recording stay away, the streams find by themselves: see live/hearing.ts.
CREATE FUNCTION tell_support_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('banyan_live', json_build_object(
    'eid', OLD.eid, 'userId', OLD.user_id, 'ended', OLD.session_hash, 'elsewhere', false
  )::text);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER support_accesses_end AFTER UPDATE OF runs_until ON support_accesses FOR EACH ROW
  WHEN (OLD.session_hash IS NOT NULL AND NEW.runs_until < OLD.runs_until) EXECUTE FUNCTION tell_support_end();--> statement-breakpoint
CREATE TRIGGER support_accesses_removal AFTER DELETE ON support_accesses FOR EACH ROW
  WHEN (OLD.session_hash IS NOT NULL) EXECUTE FUNCTION tell_support_end();
