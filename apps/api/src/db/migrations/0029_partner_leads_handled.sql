ALTER TABLE "partner_leads" ADD COLUMN "handled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "partner_leads" ADD COLUMN "handled_by" bigint;--> statement-breakpoint
ALTER TABLE "partner_leads" ADD COLUMN "handled_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "partner_leads_open" ON "partner_leads" USING btree ("eid","at","id") WHERE handled_at is null;--> statement-breakpoint
CREATE INDEX "partner_leads_handled" ON "partner_leads" USING btree ("eid","handled_at","id") WHERE handled_at is not null;