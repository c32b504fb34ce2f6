CREATE TABLE "collected_courses" (
	"eid" integer NOT NULL,
	"user_id" bigint NOT NULL,
	"course_id" bigint NOT NULL,
	"collected_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "collected_courses_eid_user_id_course_id_pk" PRIMARY KEY("eid","user_id","course_id")
);
--> statement-breakpoint
ALTER TABLE "collected_courses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "collected_courses" ADD CONSTRAINT "collected_courses_eid_user_id_users_eid_id_fk" FOREIGN KEY ("eid","user_id") REFERENCES "public"."users"("eid","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collected_courses" ADD CONSTRAINT "collected_courses_eid_course_id_courses_eid_id_fk" FOREIGN KEY ("eid","course_id") REFERENCES "public"."courses"("eid","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "collected_courses_recent" ON "collected_courses" USING btree ("eid","user_id","collected_at","course_id");--> statement-breakpoint
CREATE POLICY "collected_courses_own_rows" ON "collected_courses" AS PERMISSIVE FOR ALL TO public USING (eid = current_setting('app.eid')::int) WITH CHECK (eid = current_setting('app.eid')::int);