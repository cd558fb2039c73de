CREATE TABLE "order_slips" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"mime_type" text NOT NULL,
	"byte_size" integer NOT NULL,
	"text" text,
	"request_key" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_slips_orderId_requestKey_unique" UNIQUE("order_id","request_key")
);
--> statement-breakpoint
CREATE TABLE "order_answers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"link_id" uuid NOT NULL,
	"step" text NOT NULL,
	"is_done" boolean NOT NULL,
	"day" date,
	"count" integer,
	"text" text,
	"request_key" uuid NOT NULL,
	"seen_at" timestamp (3) with time zone,
	"seen_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_answers_linkId_requestKey_unique" UNIQUE("link_id","request_key"),
	CONSTRAINT "order_answers_step_check" CHECK ("order_answers"."step" in ('deposit', 'sample', 'material', 'production', 'packed', 'inspected', 'decision', 'balance', 'loaded', 'departed', 'papers', 'arrived', 'cleared', 'collected', 'delivered')),
	CONSTRAINT "order_answers_count_check" CHECK ("order_answers"."count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_receipts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"day" date NOT NULL,
	"lines" jsonb NOT NULL,
	"text" text,
	"door_minor" bigint,
	"request_key" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_receipts_orderId_requestKey_unique" UNIQUE("order_id","request_key"),
	CONSTRAINT "order_receipts_door_check" CHECK ("order_receipts"."door_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_shipments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"mode" text NOT NULL,
	"carrier" text,
	"vessel" text,
	"voyage" text,
	"lading_kind" text,
	"lading_number" text,
	"from_port" text,
	"to_port" text,
	"containers" jsonb NOT NULL,
	"lines" jsonb NOT NULL,
	"free_days" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_shipments_orderId_position_unique" UNIQUE("order_id","position"),
	CONSTRAINT "order_shipments_mode_check" CHECK ("order_shipments"."mode" in ('sea', 'shared', 'air', 'courier')),
	CONSTRAINT "order_shipments_lading_check" CHECK ("order_shipments"."lading_kind" in ('original', 'telex', 'seaway', 'house', 'master')),
	CONSTRAINT "order_shipments_free_days_check" CHECK ("order_shipments"."free_days" between 0 and 90)
);
--> statement-breakpoint
CREATE TABLE "supplier_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"code" text NOT NULL,
	"title" text NOT NULL,
	"line_ids" text[] NOT NULL,
	"steps" text[] NOT NULL,
	"text" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "supplier_links_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "order_facts" DROP CONSTRAINT "order_facts_orderId_step_position_unique";--> statement-breakpoint
ALTER TABLE "reference_rows" DROP CONSTRAINT "reference_rows_kind_check";--> statement-breakpoint
ALTER TABLE "reference_rows" DROP CONSTRAINT "reference_rows_unit_check";--> statement-breakpoint
ALTER TABLE "order_evidence" ADD COLUMN "answer_id" uuid;--> statement-breakpoint
ALTER TABLE "order_facts" ADD COLUMN "shipment_id" uuid;--> statement-breakpoint
ALTER TABLE "order_slips" ADD CONSTRAINT "order_slips_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_answers" ADD CONSTRAINT "order_answers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_answers" ADD CONSTRAINT "order_answers_link_id_supplier_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."supplier_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_answers" ADD CONSTRAINT "order_answers_seen_by_users_id_fk" FOREIGN KEY ("seen_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_receipts" ADD CONSTRAINT "order_receipts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_shipments" ADD CONSTRAINT "order_shipments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_links" ADD CONSTRAINT "supplier_links_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_links" ADD CONSTRAINT "supplier_links_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_answers_order_id_index" ON "order_answers" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_answers_new" ON "order_answers" USING btree ("created_at") WHERE "order_answers"."seen_at" is null;--> statement-breakpoint
CREATE INDEX "supplier_links_order_id_index" ON "supplier_links" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "order_evidence" ADD CONSTRAINT "order_evidence_answer_id_order_answers_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."order_answers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_facts" ADD CONSTRAINT "order_facts_shipment_id_order_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."order_shipments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_evidence_answer_id_index" ON "order_evidence" USING btree ("answer_id");--> statement-breakpoint
CREATE INDEX "order_facts_shipment_id_index" ON "order_facts" USING btree ("shipment_id");--> statement-breakpoint
CREATE INDEX "orders_closed" ON "orders" USING btree ("closed_at","id") WHERE "orders"."closed_at" is not null;--> statement-breakpoint
ALTER TABLE "order_facts" ADD CONSTRAINT "order_facts_orderId_shipmentId_step_position_unique" UNIQUE NULLS NOT DISTINCT("order_id","shipment_id","step","position");--> statement-breakpoint
ALTER TABLE "reference_rows" ADD CONSTRAINT "reference_rows_kind_check" CHECK ("reference_rows"."kind" in ('duty', 'charge', 'vat', 'insurance', 'freight', 'local', 'transit', 'prohibition', 'conformity', 'cargo_note', 'document', 'port', 'free_time'));--> statement-breakpoint
ALTER TABLE "reference_rows" ADD CONSTRAINT "reference_rows_unit_check" CHECK ("reference_rows"."unit" in ('percent', 'usd_wm', 'usd_container_20', 'usd_container_40', 'usd_container_40hq', 'usd_kg', 'usd_shipment', 'usd_day', 'days', 'none'));--> statement-breakpoint
CREATE OR REPLACE FUNCTION "refuse_change_of_order_fact"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The reference to a user may become null when that user is deleted.
  IF (OLD."id", OLD."order_id", OLD."shipment_id", OLD."step", OLD."position", OLD."kind", OLD."day", OLD."reason", OLD."text", OLD."created_at")
    IS DISTINCT FROM
    (NEW."id", NEW."order_id", NEW."shipment_id", NEW."step", NEW."position", NEW."kind", NEW."day", NEW."reason", NEW."text", NEW."created_at")
  THEN RAISE EXCEPTION 'what was promised stays';
  END IF;
  RETURN NEW;
END $$;
