CREATE TABLE "customer_tasks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" uuid NOT NULL,
	"title" text NOT NULL,
	"due_on" text,
	"done_at" timestamp (3) with time zone,
	"user_id" uuid,
	"display_order" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"company_name" text,
	"email" text,
	"phone" text,
	"country" text,
	"language" text DEFAULT 'en' NOT NULL,
	"tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"notes" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "customers_language_check" CHECK ("customers"."language" in ('en', 'fr', 'es', 'zh'))
);
--> statement-breakpoint
CREATE TABLE "quote_history" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"request_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid,
	"is_staff" boolean DEFAULT false NOT NULL,
	"revision" integer,
	"line_id" text,
	"text" text,
	"reason" text,
	"request_key" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quote_history_kind_check" CHECK ("quote_history"."kind" in ('requested', 'sent', 'question', 'answer', 'accepted', 'withdrawn', 'declined', 'fresh_price', 'reopened', 'factory_asked', 'factory_answered'))
);
--> statement-breakpoint
CREATE TABLE "quote_numbers" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quote_offers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"request_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"kind" text NOT NULL,
	"offer" jsonb NOT NULL,
	"hash" text NOT NULL,
	"sheet" jsonb NOT NULL,
	"sent_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quote_offers_requestId_revision_unique" UNIQUE("request_id","revision")
);
--> statement-breakpoint
CREATE TABLE "quote_request_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"request_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"product_id" uuid,
	"name" text NOT NULL,
	"sku" text,
	"image_url" text,
	"sale_unit" text DEFAULT 'piece' NOT NULL,
	"quantity" integer NOT NULL,
	"color" text,
	"target_price" text,
	"note" text,
	"link" text,
	"photo_url" text,
	CONSTRAINT "quote_request_lines_requestId_position_unique" UNIQUE("request_id","position")
);
--> statement-breakpoint
CREATE TABLE "quote_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference" text NOT NULL,
	"code" text NOT NULL,
	"request_key" text,
	"session_id" uuid,
	"user_id" uuid,
	"customer_id" uuid,
	"conversation_id" uuid,
	"contact_message_id" uuid,
	"locale" text DEFAULT 'en' NOT NULL,
	"time_zone" text DEFAULT 'UTC' NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"country" text,
	"city" text,
	"incoterm" text,
	"named_place" text,
	"sample_wanted" boolean DEFAULT false NOT NULL,
	"deadline" date,
	"contact_name" text NOT NULL,
	"company_name" text,
	"email" text,
	"phone" text,
	"message" text,
	"turn" text DEFAULT 'us' NOT NULL,
	"turn_since" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp (3) with time zone,
	"assigned_to_user_id" uuid,
	"due_on" date,
	"sheet" jsonb,
	"valid_on" date,
	"drafted_by" uuid,
	"approved_by" uuid,
	"revision" integer,
	"valid_until" timestamp (3) with time zone,
	"total_minor" bigint,
	"offer_currency" text,
	"accepted_at" timestamp (3) with time zone,
	"accepted_revision" integer,
	"accepted_name" text,
	"accepted_choice" jsonb,
	"declined_at" timestamp (3) with time zone,
	"decline_reason" text,
	"expiry_mailed_at" timestamp (3) with time zone,
	"silence_mailed_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "quote_requests_reference_unique" UNIQUE("reference"),
	CONSTRAINT "quote_requests_code_unique" UNIQUE("code"),
	CONSTRAINT "quote_requests_requestKey_unique" UNIQUE("request_key"),
	CONSTRAINT "quote_requests_locale_check" CHECK ("quote_requests"."locale" in ('en', 'fr', 'es', 'zh')),
	CONSTRAINT "quote_requests_turn_check" CHECK ("quote_requests"."turn" in ('us', 'factory', 'buyer', 'none')),
	CONSTRAINT "quote_requests_incoterm_check" CHECK ("quote_requests"."incoterm" in ('EXW', 'FOB', 'CIF', 'CIP', 'DAP', 'DDP')),
	CONSTRAINT "quote_requests_decline_check" CHECK ("quote_requests"."decline_reason" in ('price', 'lead_time', 'quality', 'found_elsewhere', 'not_now')),
	CONSTRAINT "quote_requests_place_check" CHECK (("quote_requests"."incoterm" is null) = ("quote_requests"."named_place" is null)),
	CONSTRAINT "quote_requests_accepted_check" CHECK (num_nulls("quote_requests"."accepted_at", "quote_requests"."accepted_revision", "quote_requests"."accepted_name", "quote_requests"."accepted_choice") in (0, 4)),
	CONSTRAINT "quote_requests_outcome_check" CHECK (num_nonnulls("quote_requests"."accepted_at", "quote_requests"."declined_at") <= 1)
);
--> statement-breakpoint
ALTER TABLE "outbox_mails" DROP CONSTRAINT "outbox_mails_kind_check";--> statement-breakpoint
ALTER TABLE "product_inquiries" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_items" ALTER COLUMN "product_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_items" ALTER COLUMN "total_price" SET DATA TYPE numeric(20, 2);--> statement-breakpoint
ALTER TABLE "shopping_carts" ALTER COLUMN "total_amount" SET DATA TYPE numeric(20, 2);--> statement-breakpoint
ALTER TABLE "shopping_carts" ALTER COLUMN "total_amount" SET DEFAULT '0.00';--> statement-breakpoint
ALTER TABLE "cart_items" ADD COLUMN "title" text;--> statement-breakpoint
ALTER TABLE "cart_items" ADD COLUMN "link" text;--> statement-breakpoint
ALTER TABLE "cart_items" ADD COLUMN "color" text;--> statement-breakpoint
ALTER TABLE "cart_items" ADD COLUMN "target_price" text;--> statement-breakpoint
ALTER TABLE "cart_items" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "cart_items" ADD COLUMN "photo_url" text;--> statement-breakpoint
-- Lists that exist already get a code that nobody knows: nothing has shown one yet.
ALTER TABLE "shopping_carts" ADD COLUMN "code" text NOT NULL DEFAULT gen_random_uuid()::text;--> statement-breakpoint
ALTER TABLE "shopping_carts" ALTER COLUMN "code" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "shopping_carts" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "shopping_carts" ADD COLUMN "city" text;--> statement-breakpoint
ALTER TABLE "shopping_carts" ADD COLUMN "incoterm" text;--> statement-breakpoint
ALTER TABLE "shopping_carts" ADD COLUMN "named_place" text;--> statement-breakpoint
ALTER TABLE "shopping_carts" ADD COLUMN "sample_wanted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shopping_carts" ADD COLUMN "deadline" date;--> statement-breakpoint
ALTER TABLE "shopping_carts" ADD COLUMN "contact_name" text;--> statement-breakpoint
ALTER TABLE "shopping_carts" ADD COLUMN "company_name" text;--> statement-breakpoint
ALTER TABLE "shopping_carts" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "shopping_carts" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "shopping_carts" ADD COLUMN "message" text;--> statement-breakpoint
ALTER TABLE "customer_tasks" ADD CONSTRAINT "customer_tasks_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_tasks" ADD CONSTRAINT "customer_tasks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_history" ADD CONSTRAINT "quote_history_request_id_quote_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."quote_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_history" ADD CONSTRAINT "quote_history_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_offers" ADD CONSTRAINT "quote_offers_request_id_quote_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."quote_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_offers" ADD CONSTRAINT "quote_offers_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_request_lines" ADD CONSTRAINT "quote_request_lines_request_id_quote_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."quote_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_request_lines" ADD CONSTRAINT "quote_request_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD CONSTRAINT "quote_requests_session_id_visitor_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."visitor_sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD CONSTRAINT "quote_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD CONSTRAINT "quote_requests_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD CONSTRAINT "quote_requests_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD CONSTRAINT "quote_requests_contact_message_id_contact_messages_id_fk" FOREIGN KEY ("contact_message_id") REFERENCES "public"."contact_messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD CONSTRAINT "quote_requests_assigned_to_user_id_users_id_fk" FOREIGN KEY ("assigned_to_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD CONSTRAINT "quote_requests_drafted_by_users_id_fk" FOREIGN KEY ("drafted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD CONSTRAINT "quote_requests_approved_by_users_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_tasks_customer_id_index" ON "customer_tasks" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "customer_tasks_user_id_index" ON "customer_tasks" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "customers_email_index" ON "customers" USING btree ("email");--> statement-breakpoint
CREATE INDEX "customers_phone_index" ON "customers" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "quote_history_request_id_created_at_index" ON "quote_history" USING btree ("request_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "quote_history_key" ON "quote_history" USING btree ("request_id","request_key");--> statement-breakpoint
CREATE INDEX "quote_request_lines_product_id_index" ON "quote_request_lines" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "quote_requests_customer_id_index" ON "quote_requests" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "quote_requests_session_id_index" ON "quote_requests" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "quote_requests_email_index" ON "quote_requests" USING btree ("email");--> statement-breakpoint
CREATE INDEX "quote_requests_newest" ON "quote_requests" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "quote_requests_turn" ON "quote_requests" USING btree ("turn","turn_since","id");--> statement-breakpoint
ALTER TABLE "shopping_carts" ADD CONSTRAINT "shopping_carts_code_unique" UNIQUE("code");--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD CONSTRAINT "outbox_mails_kind_check" CHECK ("outbox_mails"."kind" in ('reply', 'chat_answer', 'chat_assignment', 'contact_notice', 'contact_digest', 'quote_offer', 'quote_notice', 'invitation', 'password_reset', 'email_changed'));--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_subject_check" CHECK ("cart_items"."product_id" is not null or "cart_items"."title" is not null);--> statement-breakpoint
-- A sent offer never changes, whatever the program does: buyers accept it by its hash.
CREATE FUNCTION "refuse_change_of_offer"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The reference to a user may become null when that user is deleted.
  IF (OLD."id", OLD."request_id", OLD."revision", OLD."kind", OLD."offer", OLD."hash", OLD."sheet", OLD."created_at")
    IS DISTINCT FROM
    (NEW."id", NEW."request_id", NEW."revision", NEW."kind", NEW."offer", NEW."hash", NEW."sheet", NEW."created_at")
  THEN RAISE EXCEPTION 'a sent offer never changes';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "quote_offers_frozen" BEFORE UPDATE ON "quote_offers" FOR EACH ROW
EXECUTE FUNCTION "refuse_change_of_offer"();
