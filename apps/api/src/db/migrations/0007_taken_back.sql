ALTER TABLE "credit_entries" DROP CONSTRAINT "credit_entries_once";--> statement-breakpoint
ALTER TABLE "points_entries" DROP CONSTRAINT "points_entries_once";--> statement-breakpoint
ALTER TABLE "credit_entries" DROP CONSTRAINT "credit_entries_above_none";--> statement-breakpoint
ALTER TABLE "credit_entries" ADD COLUMN "turn" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "points_entries" ADD COLUMN "turn" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_once" UNIQUE("eid","user_id","source","source_id","turn");--> statement-breakpoint
ALTER TABLE "points_entries" ADD CONSTRAINT "points_entries_once" UNIQUE("eid","user_id","rule","source_type","source_id","turn");--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_change" CHECK (("credit_entries"."turn" % 2 = 0) = ("credit_entries"."tenths" > 0) and "credit_entries"."tenths" <> 0);