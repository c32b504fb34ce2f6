CREATE TABLE "log_quotas" (
	"eid" integer NOT NULL,
	"subject" text NOT NULL,
	"day" timestamp (3) with time zone NOT NULL,
	"characters" integer NOT NULL,
	CONSTRAINT "log_quotas_eid_subject_day_pk" PRIMARY KEY("eid","subject","day")
);
--> statement-breakpoint
ALTER TABLE "log_quotas" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
-- Leases last for half a minute; of several of one learner none is the right one.
TRUNCATE "study_leases";--> statement-breakpoint
ALTER TABLE "study_leases" DROP CONSTRAINT "study_leases_eid_course_id_courses_eid_id_fk";
--> statement-breakpoint
ALTER TABLE "study_leases" DROP CONSTRAINT "study_leases_eid_user_id_course_id_pk";--> statement-breakpoint
ALTER TABLE "study_leases" ADD CONSTRAINT "study_leases_eid_user_id_pk" PRIMARY KEY("eid","user_id");--> statement-breakpoint
CREATE POLICY "log_quotas_own_rows" ON "log_quotas" AS PERMISSIVE FOR ALL TO public USING (eid = current_setting('app.eid')::int) WITH CHECK (eid = current_setting('app.eid')::int);