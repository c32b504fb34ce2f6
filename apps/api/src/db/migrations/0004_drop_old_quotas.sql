DROP POLICY "community_praise_acts_own_rows" ON "community_praise_acts" CASCADE;--> statement-breakpoint
DROP TABLE "community_praise_acts" CASCADE;--> statement-breakpoint
DROP POLICY "phone_quotas_own_rows" ON "phone_quotas" CASCADE;--> statement-breakpoint
DROP TABLE "phone_quotas" CASCADE;--> statement-breakpoint
ALTER TABLE "community_posts" DROP COLUMN "remind";