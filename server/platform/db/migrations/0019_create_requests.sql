CREATE TABLE "create_requests" (
	"user_id" uuid NOT NULL,
	"noun" text NOT NULL,
	"key" text NOT NULL,
	"record_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "create_requests_user_id_noun_key_pk" PRIMARY KEY("user_id","noun","key")
);
--> statement-breakpoint
ALTER TABLE "create_requests" ADD CONSTRAINT "create_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "create_requests" ("user_id", "noun", "key", "record_id", "created_at") SELECT "user_id", 'product', "key", "product_id", "created_at" FROM "product_requests";--> statement-breakpoint
DROP TABLE "product_requests";
