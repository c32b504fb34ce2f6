ALTER TABLE "enterprises" ADD COLUMN "required_profile" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "nickname" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "real_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "id_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "avatar" jsonb;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "id_photo" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "users_nickname" ON "users" USING btree ("eid",lower("nickname")) WHERE nickname <> '';
--> statement-breakpoint
-- What a function returns cannot be changed in place.
DROP FUNCTION door(text, text, integer, text, text, text, timestamptz);
--> statement-breakpoint
-- The door of a request in one round trip: which enterprise the host is, whose token it is, how many calls that was.
-- Runs outside any transaction, as the connection's own user; the settings it makes last as long as the statement.
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
    s.ended_at IS NOT NULL OR s.expires_at <= p_now, s.sign_key, s.enc_c2s, s.enc_s2c, v_calls;
END $$;
