-- By hand. Courses that have all the words, p_most of them at most, as before; now the index is asked for as few words as
-- narrow the search down (p_narrow), and what it finds is tested for all of them (p_words): each long list of the index
-- that is read costs a millisecond. IS TRUE keeps the second condition from the index.
DROP FUNCTION course_hits(tsquery, text, text, boolean, integer, integer);
--> statement-breakpoint
CREATE FUNCTION course_hits(
  p_narrow tsquery,
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
    WHERE words @@ p_narrow AND (words @@ p_words) IS TRUE AND eid = current_setting('app.eid')::int
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
