-- Courses that have all the words, p_most of them at most: how many these are (found), how many of them are in the
-- category ('' for all) and for the department or for everyone (shown), and the first p_page of those in order. Runs as
-- the owner, because row-level security would keep the search from the index; the enterprise is therefore part of the
-- condition here.
CREATE FUNCTION course_hits(
  p_words tsquery,
  p_category text,
  p_department text,
  p_required_first boolean,
  p_page integer,
  p_most integer
) RETURNS TABLE (found integer, shown integer, page bigint[])
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public AS $$
  WITH hit AS MATERIALIZED (
    SELECT course_id, required, published_at, field, subject, topic, departments FROM public.course_search
    WHERE words @@ p_words AND eid = current_setting('app.eid')::int
    LIMIT p_most
  ), seen AS MATERIALIZED (
    SELECT course_id, required, published_at FROM hit
    WHERE (p_category = '' OR p_category IN (field, subject, topic))
      AND (departments IS NULL OR p_department = ANY (departments))
  )
  SELECT
    (SELECT count(*) FROM hit)::integer,
    (SELECT count(*) FROM seen)::integer,
    ARRAY(
      SELECT course_id FROM seen
      ORDER BY p_required_first AND required DESC, published_at DESC, course_id DESC
      LIMIT p_page
    )
$$;
