ALTER TABLE "quote_history" DROP CONSTRAINT "quote_history_kind_check";--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "request_id" uuid;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "reply" text;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "replied_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_request_id_quote_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."quote_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_requestId_unique" UNIQUE("request_id");--> statement-breakpoint
ALTER TABLE "quote_history" ADD CONSTRAINT "quote_history_kind_check" CHECK ("quote_history"."kind" in ('requested', 'sent', 'question', 'answer', 'accepted', 'withdrawn', 'declined', 'fresh_price', 'testimonial', 'reopened', 'factory_asked', 'factory_answered', 'changed'));--> statement-breakpoint
ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_language_check" CHECK ("testimonials"."language" in ('en', 'fr', 'es', 'zh'));