-- By hand. Courses that have all the words, p_most of them at most. What the index finds (p_narrow) is tested for the words
-- it was not asked for alone (p_rest, null where there are none), and kept once: half of what a search took went into testing
-- all words again and into keeping its rows twice. IS TRUE keeps the test from the index.
DROP FUNCTION course_hits(tsquery, tsquery, text, text, boolean, integer, integer);
--> statement-breakpoint
CREATE FUNCTION course_hits(
  p_narrow tsquery,
  p_rest tsquery,
  p_category text,
  p_department text,
  p_required_first boolean,
  p_page integer,
  p_most integer
) RETURNS TABLE (found integer, shown integer, page bigint[])
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public AS $$
  WITH hit AS MATERIALIZED (
    SELECT course_id, required, published_at,
      (p_category = '' OR p_category IN (field, subject, topic))
        AND (departments IS NULL OR p_department = ANY (departments)) AS visible
    FROM public.course_search
    WHERE words @@ p_narrow AND (p_rest IS NULL OR (words @@ p_rest) IS TRUE)
      AND eid = (SELECT current_setting('app.eid')::int)
    LIMIT p_most
  )
  SELECT
    count(*)::integer,
    (count(*) FILTER (WHERE visible))::integer,
    ARRAY(
      SELECT course_id FROM hit WHERE visible
      ORDER BY p_required_first AND required DESC, published_at DESC, course_id DESC
      LIMIT p_page
    )
  FROM hit
$$;
