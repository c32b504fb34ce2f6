CREATE TABLE "points_balances" (
	"eid" integer NOT NULL,
	"user_id" bigint NOT NULL,
	"lifetime" integer DEFAULT 0 NOT NULL,
	"spendable" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "points_balances_eid_user_id_pk" PRIMARY KEY("eid","user_id"),
	CONSTRAINT "points_balances_lifetime" CHECK ("points_balances"."lifetime" >= 0),
	CONSTRAINT "points_balances_spendable" CHECK ("points_balances"."spendable" >= 0)
);
--> statement-breakpoint
ALTER TABLE "points_balances" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "points_entries" (
	"eid" integer NOT NULL,
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "points_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"rule" text NOT NULL,
	"source_type" text NOT NULL,
	"source_id" text NOT NULL,
	"lifetime" integer NOT NULL,
	"spendable" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "points_entries_once" UNIQUE("eid","user_id","rule","source_type","source_id"),
	CONSTRAINT "points_entries_change" CHECK ("points_entries"."lifetime" <> 0 or "points_entries"."spendable" <> 0)
);
--> statement-breakpoint
ALTER TABLE "points_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "enterprises" ADD COLUMN "single_device" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "ended_elsewhere" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "points_balances" ADD CONSTRAINT "points_balances_eid_user_id_users_eid_id_fk" FOREIGN KEY ("eid","user_id") REFERENCES "public"."users"("eid","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_entries" ADD CONSTRAINT "points_entries_eid_user_id_users_eid_id_fk" FOREIGN KEY ("eid","user_id") REFERENCES "public"."users"("eid","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "points_entries_user" ON "points_entries" USING btree ("eid","user_id","id");--> statement-breakpoint
CREATE POLICY "points_balances_own_rows" ON "points_balances" AS PERMISSIVE FOR ALL TO public USING (eid = current_setting('app.eid')::int) WITH CHECK (eid = current_setting('app.eid')::int);--> statement-breakpoint
CREATE POLICY "points_entries_own_rows_read" ON "points_entries" AS PERMISSIVE FOR SELECT TO public USING (eid = current_setting('app.eid')::int);--> statement-breakpoint
CREATE POLICY "points_entries_own_rows_added" ON "points_entries" AS PERMISSIVE FOR INSERT TO public WITH CHECK (eid = current_setting('app.eid')::int);--> statement-breakpoint
-- Points that were written down nowhere become everyone's first entry. The owner reads all enterprises for it; the policies are forced on it again after the migrations.
ALTER TABLE "users" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
INSERT INTO "points_entries" ("eid", "user_id", "rule", "source_type", "source_id", "lifetime", "spendable", "at")
	SELECT "eid", "id", 'points.opening', 'user', "id"::text, "score", "score", now() FROM "users" WHERE "score" > 0;--> statement-breakpoint
INSERT INTO "points_balances" ("eid", "user_id", "lifetime", "spendable")
	SELECT "eid", "id", "score", "score" FROM "users" WHERE "score" > 0;
