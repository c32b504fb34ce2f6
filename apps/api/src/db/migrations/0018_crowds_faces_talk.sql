CREATE TABLE "ranking_departments" (
	"eid" integer NOT NULL,
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ranking_departments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"measure" text NOT NULL,
	"period" text NOT NULL,
	"department" text NOT NULL,
	"amount" bigint NOT NULL,
	"people" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ranking_departments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "community_posts_category";--> statement-breakpoint
DROP INDEX "messages_unread";--> statement-breakpoint
DROP INDEX "ranking_tallies_values";--> statement-breakpoint
ALTER TABLE "exam_attempts" ADD COLUMN "face_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "exams" ADD COLUMN "face_every_min" integer;--> statement-breakpoint
ALTER TABLE "exams" ADD COLUMN "face_without_camera" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "training_programmes" ADD COLUMN "people" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "ranking_departments_means" ON "ranking_departments" USING btree ("eid","measure","period","department","amount","people");--> statement-breakpoint
CREATE INDEX "community_posts_shown" ON "community_posts" USING btree ("eid","at","kind") WHERE state = 'shown';--> statement-breakpoint
CREATE INDEX "community_posts_category" ON "community_posts" USING btree ("eid","kind","category_id","pinned","active_at","id");--> statement-breakpoint
CREATE INDEX "messages_unread" ON "messages" USING btree ("eid","user_id","box","at","id","kind") WHERE read_at is null and removed_at is null;--> statement-breakpoint
CREATE INDEX "ranking_tallies_values" ON "ranking_tallies" USING btree ("eid","measure","period","department","value","people");--> statement-breakpoint
CREATE POLICY "ranking_departments_own_rows" ON "ranking_departments" AS PERMISSIVE FOR ALL TO public USING (eid = current_setting('app.eid')::int) WITH CHECK (eid = current_setting('app.eid')::int);--> statement-breakpoint
UPDATE "training_programmes" AS p SET "people" = (SELECT count(*) FROM "training_enrolments" AS e WHERE e."eid" = p."eid" AND e."programme_id" = p."id");--> statement-breakpoint
INSERT INTO "ranking_departments" ("eid", "measure", "period", "department", "amount", "people")
SELECT "eid", "measure", "period", "department", sum("value"), count(*) FROM "ranking_scores"
WHERE "period" <> 'all' AND "shown" AND "value" > 0 AND "department" <> ''
GROUP BY "eid", "measure", "period", "department";
