ALTER TABLE "homework_submissions" ADD COLUMN "suggestion" jsonb;--> statement-breakpoint
ALTER TABLE "homeworks" ADD COLUMN "criteria" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "postal_addresses" ADD COLUMN "region" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "postal_addresses" ADD COLUMN "place" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "points_entries" ADD COLUMN "note" text DEFAULT '' NOT NULL;