-- Whatever ends a login tells the live channel, so that every server process closes the streams of that login at once:
-- see live/hub.ts, which reads these notices.
CREATE FUNCTION tell_session_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('banyan_live', json_build_object(
    'eid', OLD.eid,
    'userId', OLD.user_id,
    'ended', OLD.token_hash,
    'elsewhere', TG_OP = 'UPDATE' AND NEW.ended_elsewhere
  )::text);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER sessions_end AFTER UPDATE OF ended_at ON sessions FOR EACH ROW
  WHEN (OLD.ended_at IS NULL AND NEW.ended_at IS NOT NULL) EXECUTE FUNCTION tell_session_end();--> statement-breakpoint
CREATE TRIGGER sessions_removal AFTER DELETE ON sessions FOR EACH ROW
  WHEN (OLD.ended_at IS NULL) EXECUTE FUNCTION tell_session_end();--> statement-breakpoint
CREATE FUNCTION tell_account_lock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('banyan_live', json_build_object(
    'eid', NEW.eid, 'userId', NEW.id, 'ended', NULL, 'elsewhere', false
  )::text);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER users_lock AFTER UPDATE OF locked ON users FOR EACH ROW
  WHEN (NEW.locked AND NOT OLD.locked) EXECUTE FUNCTION tell_account_lock();--> statement-breakpoint
CREATE FUNCTION tell_enterprise_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('banyan_live', json_build_object(
    'eid', NEW.eid, 'userId', NULL, 'ended', NULL, 'elsewhere', false
  )::text);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER enterprises_end AFTER UPDATE OF locked, deleted ON enterprises FOR EACH ROW
  WHEN ((NEW.locked AND NOT OLD.locked) OR (NEW.deleted AND NOT OLD.deleted)) EXECUTE FUNCTION tell_enterprise_end();
