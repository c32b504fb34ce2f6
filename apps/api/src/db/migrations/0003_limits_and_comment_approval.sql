CREATE TABLE "limit_counts" (
	"eid" integer NOT NULL,
	"subject" text NOT NULL,
	"count" integer NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "limit_counts_eid_subject_pk" PRIMARY KEY("eid","subject")
);
--> statement-breakpoint
ALTER TABLE "limit_counts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "community_comments" ADD COLUMN "state" text DEFAULT 'shown' NOT NULL;--> statement-breakpoint
ALTER TABLE "community_comments" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "community_posts" ADD COLUMN "reminded_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "community_comments_waiting" ON "community_comments" USING btree ("eid","at","id") WHERE state = 'waiting';--> statement-breakpoint
CREATE POLICY "limit_counts_own_rows" ON "limit_counts" AS PERMISSIVE FOR ALL TO public USING (eid = current_setting('app.eid')::int) WITH CHECK (eid = current_setting('app.eid')::int);