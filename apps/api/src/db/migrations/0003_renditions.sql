-- Each chapter's one video becomes a list of sizes; until now every one was 540 lines high. A change of type, not an
-- UPDATE: the table's owner, too, sees only the rows of one enterprise at a time.
ALTER TABLE "chapters" RENAME COLUMN "file_key" TO "renditions";--> statement-breakpoint
ALTER TABLE "chapters" ALTER COLUMN "renditions" SET DATA TYPE jsonb USING
  CASE WHEN "renditions" IS NULL THEN '[]'::jsonb
  ELSE jsonb_build_array(jsonb_build_object('height', 540, 'key', "renditions")) END;--> statement-breakpoint
ALTER TABLE "chapters" ALTER COLUMN "renditions" SET DEFAULT '[]'::jsonb;--> statement-breakpoint
ALTER TABLE "chapters" ALTER COLUMN "renditions" SET NOT NULL;
