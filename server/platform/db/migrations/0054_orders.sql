CREATE TABLE "order_evidence" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"step" text NOT NULL,
	"taken_on" date NOT NULL,
	"text" text NOT NULL,
	"limits" text,
	"is_shown" boolean DEFAULT true NOT NULL,
	"request_key" uuid NOT NULL,
	"user_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_evidence_orderId_requestKey_unique" UNIQUE("order_id","request_key"),
	CONSTRAINT "order_evidence_step_check" CHECK ("order_evidence"."step" in ('deposit', 'sample', 'material', 'production', 'packed', 'inspected', 'decision', 'balance', 'loaded', 'departed', 'papers', 'arrived', 'cleared', 'collected', 'delivered'))
);
--> statement-breakpoint
CREATE TABLE "order_facts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"step" text NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"day" date,
	"reason" text,
	"text" text,
	"user_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_facts_orderId_step_position_unique" UNIQUE("order_id","step","position"),
	CONSTRAINT "order_facts_step_check" CHECK ("order_facts"."step" in ('deposit', 'sample', 'material', 'production', 'packed', 'inspected', 'decision', 'balance', 'loaded', 'departed', 'papers', 'arrived', 'cleared', 'collected', 'delivered')),
	CONSTRAINT "order_facts_kind_check" CHECK ("order_facts"."kind" in ('promised', 'kept', 'reopened')),
	CONSTRAINT "order_facts_reason_check" CHECK ("order_facts"."reason" in ('factory', 'material', 'quality', 'payment', 'carrier', 'port', 'customs', 'holiday', 'request', 'another')),
	CONSTRAINT "order_facts_day_check" CHECK (("order_facts"."kind" = 'reopened') = ("order_facts"."day" is null))
);
--> statement-breakpoint
CREATE TABLE "order_payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"charges_minor" bigint NOT NULL,
	"received_on" date NOT NULL,
	"note" text,
	"request_key" uuid NOT NULL,
	"recorded_by" uuid,
	"confirmed_by" uuid,
	"confirmed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_payments_orderId_requestKey_unique" UNIQUE("order_id","request_key"),
	CONSTRAINT "order_payments_amount_check" CHECK ("order_payments"."amount_minor" > 0 and "order_payments"."charges_minor" >= 0),
	CONSTRAINT "order_payments_two_check" CHECK ("order_payments"."confirmed_by" <> "order_payments"."recorded_by")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"request_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"hash" text NOT NULL,
	"accepted_at" timestamp (3) with time zone NOT NULL,
	"mode" text NOT NULL,
	"currency" text NOT NULL,
	"total_minor" bigint NOT NULL,
	"deposit_minor" bigint NOT NULL,
	"incoterm" text NOT NULL,
	"named_place" text NOT NULL,
	"lines" jsonb NOT NULL,
	"steps" text[] NOT NULL,
	"opened_by" uuid,
	"closed_at" timestamp (3) with time zone,
	"closed_as" text,
	"closed_text" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_mode_check" CHECK ("orders"."mode" in ('sea', 'shared', 'air', 'courier')),
	CONSTRAINT "orders_incoterm_check" CHECK ("orders"."incoterm" in ('EXW', 'FOB', 'CIF', 'CIP', 'DAP', 'DDP')),
	CONSTRAINT "orders_closed_as_check" CHECK ("orders"."closed_as" in ('delivered', 'cancelled', 'refunded')),
	CONSTRAINT "orders_closed_check" CHECK (("orders"."closed_at" is null) = ("orders"."closed_as" is null)),
	CONSTRAINT "orders_money_check" CHECK ("orders"."total_minor" >= 0 and "orders"."deposit_minor" between 0 and "orders"."total_minor")
);
--> statement-breakpoint
ALTER TABLE "quote_photos" DROP CONSTRAINT "quote_photos_place_check";--> statement-breakpoint
ALTER TABLE "quote_photos" DROP CONSTRAINT "quote_photos_list_check";--> statement-breakpoint
ALTER TABLE "quote_history" DROP CONSTRAINT "quote_history_kind_check";--> statement-breakpoint
ALTER TABLE "quote_photos" ADD COLUMN "evidence_id" uuid;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "approval_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "order_evidence" ADD CONSTRAINT "order_evidence_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_evidence" ADD CONSTRAINT "order_evidence_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_facts" ADD CONSTRAINT "order_facts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_facts" ADD CONSTRAINT "order_facts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_payments" ADD CONSTRAINT "order_payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_payments" ADD CONSTRAINT "order_payments_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_payments" ADD CONSTRAINT "order_payments_confirmed_by_users_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_request_id_quote_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."quote_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_opened_by_users_id_fk" FOREIGN KEY ("opened_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_request_id_index" ON "orders" USING btree ("request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_request" ON "orders" USING btree ("request_id") WHERE "orders"."closed_as" is distinct from 'cancelled';--> statement-breakpoint
CREATE INDEX "orders_open" ON "orders" USING btree ("created_at") WHERE "orders"."closed_at" is null;--> statement-breakpoint
ALTER TABLE "quote_photos" ADD CONSTRAINT "quote_photos_evidence_id_order_evidence_id_fk" FOREIGN KEY ("evidence_id") REFERENCES "public"."order_evidence"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quote_photos_evidence_id_index" ON "quote_photos" USING btree ("evidence_id");--> statement-breakpoint
CREATE INDEX "quote_requests_approval_since_index" ON "quote_requests" USING btree ("approval_since") WHERE "quote_requests"."approval_since" is not null;--> statement-breakpoint
ALTER TABLE "quote_photos" ADD CONSTRAINT "quote_photos_place_check" CHECK (num_nonnulls("quote_photos"."item_id", "quote_photos"."find_key", "quote_photos"."request_line_id", "quote_photos"."evidence_id") = 1);--> statement-breakpoint
ALTER TABLE "quote_photos" ADD CONSTRAINT "quote_photos_list_check" CHECK (("quote_photos"."cart_id" is null) = (num_nonnulls("quote_photos"."request_line_id", "quote_photos"."evidence_id") = 1));--> statement-breakpoint
ALTER TABLE "quote_history" ADD CONSTRAINT "quote_history_kind_check" CHECK ("quote_history"."kind" in ('requested', 'sent', 'question', 'answer', 'accepted', 'withdrawn', 'declined', 'fresh_price', 'testimonial', 'reopened', 'proforma', 'factory_asked', 'factory_answered', 'changed'));--> statement-breakpoint
CREATE FUNCTION "refuse_change_of_order_fact"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The reference to a user may become null when that user is deleted.
  IF (OLD."id", OLD."order_id", OLD."step", OLD."position", OLD."kind", OLD."day", OLD."reason", OLD."text", OLD."created_at")
    IS DISTINCT FROM
    (NEW."id", NEW."order_id", NEW."step", NEW."position", NEW."kind", NEW."day", NEW."reason", NEW."text", NEW."created_at")
  THEN RAISE EXCEPTION 'what was promised stays';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "order_facts_frozen" BEFORE UPDATE ON "order_facts" FOR EACH ROW
EXECUTE FUNCTION "refuse_change_of_order_fact"();
