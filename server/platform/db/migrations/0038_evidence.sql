CREATE TABLE "evidence" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"partner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"done_on" date NOT NULL,
	"done_by" text NOT NULL,
	"valid_until" date,
	"note" text,
	"limits" text,
	"photo1_url" text,
	"photo2_url" text,
	"photo3_url" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "evidence_kind_check" CHECK ("evidence"."kind" in ('licence', 'visit', 'audit', 'inspection', 'test')),
	CONSTRAINT "evidence_days_check" CHECK ("evidence"."valid_until" >= "evidence"."done_on")
);
--> statement-breakpoint
ALTER TABLE "evidence" ADD CONSTRAINT "evidence_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "evidence_partner_id_index" ON "evidence" USING btree ("partner_id");