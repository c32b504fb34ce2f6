CREATE TABLE "uploads" (
	"eid" integer NOT NULL,
	"id" text NOT NULL,
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" bigint NOT NULL,
	"received" bigint DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'receiving' NOT NULL,
	"key" text NOT NULL,
	"handle" text,
	"pieces" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"hashing" "bytea",
	"sha256" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"touched_at" timestamp (3) with time zone NOT NULL,
	"claimed_at" timestamp (3) with time zone,
	"locked_by" text,
	"locked_until" timestamp (3) with time zone,
	"lock_wanted" boolean DEFAULT false NOT NULL,
	CONSTRAINT "uploads_eid_id_pk" PRIMARY KEY("eid","id")
);
--> statement-breakpoint
ALTER TABLE "uploads" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_eid_user_id_users_eid_id_fk" FOREIGN KEY ("eid","user_id") REFERENCES "public"."users"("eid","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uploads_user" ON "uploads" USING btree ("eid","user_id","created_at");--> statement-breakpoint
CREATE INDEX "uploads_loose" ON "uploads" USING btree ("eid","claimed_at","touched_at");--> statement-breakpoint
CREATE POLICY "uploads_own_rows" ON "uploads" AS PERMISSIVE FOR ALL TO public USING (eid = current_setting('app.eid')::int) WITH CHECK (eid = current_setting('app.eid')::int);