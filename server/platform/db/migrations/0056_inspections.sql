CREATE TABLE "order_inspections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"plan" jsonb NOT NULL,
	"report" jsonb NOT NULL,
	"final_at" timestamp (3) with time zone,
	"hash" text,
	"answer_until" date,
	"verdict" text,
	"verdict_text" text,
	"answered_at" timestamp (3) with time zone,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_inspections_verdict_check" CHECK ("order_inspections"."verdict" in ('ship', 'rework', 'reject')),
	CONSTRAINT "order_inspections_final_check" CHECK (num_nulls("order_inspections"."final_at", "order_inspections"."hash", "order_inspections"."answer_until") in (0, 3)),
	CONSTRAINT "order_inspections_answer_check" CHECK ("order_inspections"."answered_at" is null or "order_inspections"."final_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "order_inspections" ADD CONSTRAINT "order_inspections_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_inspections" ADD CONSTRAINT "order_inspections_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_inspections_order_id_index" ON "order_inspections" USING btree ("order_id");