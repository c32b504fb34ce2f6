ALTER TABLE "micro_files" ADD COLUMN "fault" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "micro_files" ADD COLUMN "coding" text DEFAULT '' NOT NULL;