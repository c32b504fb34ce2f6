ALTER TABLE "exams" ADD COLUMN "results_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "exchanges" ADD COLUMN "return_state" text;--> statement-breakpoint
ALTER TABLE "questionnaires" ADD COLUMN "author_id" bigint;--> statement-breakpoint
CREATE INDEX "exchanges_desk" ON "exchanges" USING btree ("eid","at","id") WHERE (state = 'waiting' and delivery = 'mail' and courier is null) or return_state = 'asked';