ALTER TABLE "courses" ADD COLUMN "required_study_s" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "points_per_chapter" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_required_study" CHECK ("courses"."required_study_s" >= 0);--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_points_per_chapter" CHECK ("courses"."points_per_chapter" >= 0);