ALTER TABLE "phone_codes" ADD COLUMN "asker" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "phone_codes" DROP CONSTRAINT "phone_codes_eid_purpose_phone_pk";--> statement-breakpoint
ALTER TABLE "phone_codes" ADD CONSTRAINT "phone_codes_eid_purpose_phone_asker_pk" PRIMARY KEY("eid","purpose","phone","asker");
