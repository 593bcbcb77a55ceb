## Devices and signing in

devices-title = 내 기기
sign-in-title = 여기서 로그인하기
sign-in-lead = 다른 기기에서 쓰던 그대로 여기서도 게임하세요.
