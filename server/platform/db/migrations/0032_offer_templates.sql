CREATE TABLE "offer_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"note" text,
	"currency" text DEFAULT 'USD' NOT NULL,
	"valid_days" integer,
	"deposit_percent" integer,
	"margin" integer,
	"charges" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"texts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "offer_templates_default" ON "offer_templates" USING btree ("is_default") WHERE "offer_templates"."is_default";